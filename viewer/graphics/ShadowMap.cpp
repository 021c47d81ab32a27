#include <epoxy/gl.h>

#include "viewer/graphics/ShadowMap.h"

#include "viewer/graphics/ShaderProgram.h"

#include <Eigen/Geometry>

#include <cmath>

namespace sparkwright
{

void ShadowMap::make()
{
  glGenTextures(1, &depth_);
  glBindTexture(GL_TEXTURE_2D, depth_);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, size, size, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, nullptr);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE, GL_COMPARE_REF_TO_TEXTURE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
  // Beyond the picture there is light.
  const float lit[] = {1, 1, 1, 1};
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
  glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, lit);
  glGenFramebuffers(1, &framebuffer_);
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_, 0);
  glDrawBuffer(GL_NONE);
  glReadBuffer(GL_NONE);
}

void ShadowMap::release()
{
  if(framebuffer_)
    glDeleteFramebuffers(1, &framebuffer_);
  if(depth_)
    glDeleteTextures(1, &depth_);
  *this = ShadowMap();
}

void ShadowMap::aim(const Vec3f& towards, const Vec3f& centre, float radius)
{
  // Radii come in steps, so that pixels keep their size while the camera moves a little.
  constexpr float step = 1.25f;
  const float r = std::pow(step, std::ceil(std::log(std::max(radius, 0.5f)) / std::log(step)));
  metresPerPixel_ = 2 * r / size;
  const Vec3f aside = (std::abs(towards.z()) < 0.99f ? Vec3f::UnitZ() : Vec3f::UnitY()).cross(towards).normalized();
  const Vec3f up = towards.cross(aside);
  const auto snapped = [&](const Vec3f& axis)
  { return std::round(axis.dot(centre) / metresPerPixel_) * metresPerPixel_; };
  constexpr float above = 30; // What stands nearer to the light may throw its shadow here, too.
  viewProjection_ = Mat4f::Identity();
  viewProjection_.block<1, 3>(0, 0) = aside.transpose() / r;
  viewProjection_.block<1, 3>(1, 0) = up.transpose() / r;
  viewProjection_(0, 3) = -snapped(aside) / r;
  viewProjection_(1, 3) = -snapped(up) / r;
  const float range = (2 * r + above) / 2, middle = towards.dot(centre) + (above / 2);
  viewProjection_.block<1, 3>(2, 0) = -towards.transpose() / range;
  viewProjection_(2, 3) = middle / range;
}

void ShadowMap::begin()
{
  if(!framebuffer_)
    make();
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
  glViewport(0, 0, size, size);
  glDepthMask(GL_TRUE);
  glClear(GL_DEPTH_BUFFER_BIT);
}

void ShadowMap::apply(ShaderProgram& program, int unit) const
{
  glActiveTexture(GL_TEXTURE0 + static_cast<unsigned>(unit));
  glBindTexture(GL_TEXTURE_2D, depth_);
  glActiveTexture(GL_TEXTURE0);
  program.set("u_shadowMap", unit);
  Mat4f toTexture = Mat4f::Identity() * 0.5f;
  toTexture(3, 3) = 1;
  toTexture.block<3, 1>(0, 3).setConstant(0.5f);
  program.set("u_shadowMatrix", Mat4f(toTexture * viewProjection_));
  program.set("u_shadowPixel", metresPerPixel_, 1.f / size);
}

} // namespace sparkwright
