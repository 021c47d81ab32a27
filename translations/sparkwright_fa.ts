<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR">
<context>
    <name>GoToLine</name>
    <message>
        <source>Go to line</source>
        <translation>رفتن به خط</translation>
    </message>
    <message>
        <source>Line (1 to %1), and column if you like:</source>
        <translation>خط (1 تا %1) و در صورت تمایل ستون:</translation>
    </message>
</context>
<context>
    <name>KeyMapTexts</name>
    <message>
        <source>There is no `%1` in a key map</source>
        <translation>نقشهٔ کلیدها `%1` ندارد</translation>
    </message>
    <message>
        <source>It has name, profile, [actions], [view] and [mouse]</source>
        <translation>نقشهٔ کلیدها name، profile، [actions]، [view] و [mouse] دارد</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>failed</source>
        <translation>از کار افتاده</translation>
    </message>
    <message>
        <source>nothing measured yet</source>
        <translation>هنوز چیزی اندازه‌گیری نشده</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 پیکسل</translation>
    </message>
    <message>
        <source>nothing seen</source>
        <translation>چیزی دیده نشد</translation>
    </message>
    <message numerus="yes">
        <source>%n beam(s), no echo</source>
        <translation>
            <numerusform>%n پرتو، بدون بازتاب</numerusform>
        </translation>
    </message>
    <message>
        <source>nearest %1 m at %2°</source>
        <translation>نزدیک‌ترین %1 m در %2°</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 از %2: %3</translation>
    </message>
</context>
<context>
    <name>RunProperty</name>
    <message numerus="yes">
        <source>%1 takes %n value(s): %2</source>
        <translation>
            <numerusform>%1 به %n مقدار نیاز دارد: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <translation>%1 مقدار مجازی برای %2 نیست</translation>
    </message>
</context>
<context>
    <name>SensorList</name>
    <message>
        <source>Robot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>touched</source>
        <translation>در تماس</translation>
    </message>
    <message>
        <source>free</source>
        <translation>آزاد</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>%1 × %2 pixels – double-click to see</source>
        <translation>%1 × %2 پیکسل – برای دیدن دوبار کلیک کنید</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>حسگر</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
</context>
<context>
    <name>TextCommands</name>
    <message>
        <source>Move up</source>
        <translation>انتقال به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>انتقال به پایین</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تکثیر</translation>
    </message>
    <message>
        <source>Toggle comment</source>
        <translation>تغییر توضیح</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>قالب‌بندی</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>یافتن</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>یافتن در این متن</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>جایگزینی</translation>
    </message>
    <message>
        <source>Find and replace in this text</source>
        <translation>یافتن و جایگزینی در این متن</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>یافتن بعدی</translation>
    </message>
    <message>
        <source>Go to the next match</source>
        <translation>رفتن به مورد بعدی</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>یافتن قبلی</translation>
    </message>
    <message>
        <source>Go to the previous match</source>
        <translation>رفتن به مورد قبلی</translation>
    </message>
    <message>
        <source>Find in f&amp;iles</source>
        <translation>یافتن در فایل‌ها</translation>
    </message>
    <message>
        <source>Find in open documents and in the folders of the project</source>
        <translation>یافتن در سندهای باز و پوشه‌های پروژه</translation>
    </message>
    <message>
        <source>Go to &amp;line</source>
        <translation>رفتن به خط</translation>
    </message>
    <message>
        <source>Go to a line by its number</source>
        <translation>رفتن به خط با شمارهٔ آن</translation>
    </message>
    <message>
        <source>Go to &amp;definition</source>
        <translation>رفتن به تعریف</translation>
    </message>
    <message>
        <source>Go to where the name at the cursor is defined; also Ctrl and a click</source>
        <translation>رفتن به جایی که نامِ زیر مکان‌نما تعریف شده است؛ با Ctrl و کلیک هم می‌شود</translation>
    </message>
    <message>
        <source>Find &amp;uses</source>
        <translation>یافتن کاربردها</translation>
    </message>
    <message>
        <source>List the uses of the name at the cursor</source>
        <translation>فهرست کاربردهای نامِ زیر مکان‌نما</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>مشکل بعدی</translation>
    </message>
    <message>
        <source>Go to the next error or warning</source>
        <translation>رفتن به خطا یا هشدار بعدی</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>Rename the variable or the node at the cursor wherever it is used</source>
        <translation>تغییر نام متغیر یا گرهِ زیر مکان‌نما در همهٔ جاهایی که به کار رفته است</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>تکمیل</translation>
    </message>
    <message>
        <source>Show what may stand at the cursor</source>
        <translation>نمایش آنچه می‌تواند در محل مکان‌نما بیاید</translation>
    </message>
    <message>
        <source>&amp;Quick fix</source>
        <translation>رفع سریع</translation>
    </message>
    <message>
        <source>Show how the problems of this line can be mended</source>
        <translation>نمایش راه‌های رفع مشکلات این خط</translation>
    </message>
    <message>
        <source>D&amp;escribe</source>
        <translation>توضیح</translation>
    </message>
    <message>
        <source>Tell what the word at the cursor is</source>
        <translation>گفتن اینکه واژهٔ زیر مکان‌نما چیست</translation>
    </message>
    <message>
        <source>Show ar&amp;guments</source>
        <translation>نمایش آرگومان‌ها</translation>
    </message>
    <message>
        <source>Show the arguments of the call at the cursor</source>
        <translation>نمایش آرگومان‌های فراخوانیِ زیر مکان‌نما</translation>
    </message>
    <message>
        <source>&amp;Select more</source>
        <translation>انتخاب بیشتر</translation>
    </message>
    <message>
        <source>Select the expression around the selection</source>
        <translation>انتخاب عبارتِ دربرگیرندهٔ انتخاب</translation>
    </message>
    <message>
        <source>Select l&amp;ess</source>
        <translation>انتخاب کمتر</translation>
    </message>
    <message>
        <source>Select an expression within the selection</source>
        <translation>انتخاب عبارتی درون انتخاب</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>انتقال به بالا</translation>
    </message>
    <message>
        <source>Exchange the expression with the one before it</source>
        <translation>جابه‌جایی عبارت با عبارت پیش از آن</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>انتقال به پایین</translation>
    </message>
    <message>
        <source>Exchange the expression with the one after it</source>
        <translation>جابه‌جایی عبارت با عبارت پس از آن</translation>
    </message>
    <message>
        <source>Duplica&amp;te</source>
        <translation>تکثیر</translation>
    </message>
    <message>
        <source>Write the expression once more behind itself</source>
        <translation>نوشتن دوبارهٔ عبارت پس از خودش</translation>
    </message>
    <message>
        <source>Toggle co&amp;mment</source>
        <translation>تغییر توضیح</translation>
    </message>
    <message>
        <source>Turn the lines into comments, or back</source>
        <translation>تبدیل خط‌ها به توضیح یا برعکس</translation>
    </message>
    <message>
        <source>Form&amp;at</source>
        <translation>قالب‌بندی</translation>
    </message>
    <message>
        <source>Indent the selected lines, or the whole text, by the depth of lists</source>
        <translation>تورفتگی خط‌های انتخاب‌شده یا کل متن بر پایهٔ عمق فهرست‌ها</translation>
    </message>
    <message>
        <source>Fold a&amp;ll</source>
        <translation>تا کردن همه</translation>
    </message>
    <message>
        <source>Fold all lists of several lines</source>
        <translation>تا کردن همهٔ فهرست‌های چندخطی</translation>
    </message>
    <message>
        <source>U&amp;nfold all</source>
        <translation>باز کردن همه</translation>
    </message>
    <message>
        <source>Unfold everything</source>
        <translation>باز کردن همهٔ بخش‌های تاشده</translation>
    </message>
    <message>
        <source>Rainbow pa&amp;rentheses</source>
        <translation>پرانتزهای رنگی</translation>
    </message>
    <message>
        <source>Colour parentheses by their depth</source>
        <translation>رنگ‌آمیزی پرانتزها بر پایهٔ عمق</translation>
    </message>
    <message>
        <source>This is for scenes in RSG only.</source>
        <translation>این تنها برای صحنه‌های RSG است.</translation>
    </message>
    <message>
        <source>Texts of this kind have no comments.</source>
        <translation>متن‌های این نوع توضیح ندارند.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>بستن این متن؛ اگر ویرایش‌های ذخیره‌نشده باشد نخست پرسیده می‌شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::Actions</name>
    <message>
        <source>&amp;Open scene…</source>
        <translation>باز کردن صحنه…</translation>
    </message>
    <message>
        <source>Open a scene, set-up or project file</source>
        <translation>باز کردن فایل صحنه، پیکربندی یا پروژه</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>پایان دادن به برنامه</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Run the simulation</source>
        <translation>اجرای شبیه‌سازی</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>Advance by one cycle of 20 ms, then pause</source>
        <translation>پیش رفتن به اندازهٔ یک چرخهٔ 20 ms و سپس مکث</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>بازنشانی</translation>
    </message>
    <message>
        <source>Reload the scene; agents and monitors are disconnected</source>
        <translation>بارگذاری دوبارهٔ صحنه؛ اتصال عامل‌ها و مانیتورها قطع می‌شود</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>نمایش انتخاب در قاب</translation>
    </message>
    <message>
        <source>Centre the selection in the viewport</source>
        <translation>آوردن انتخاب به مرکز پنجرهٔ نما</translation>
    </message>
    <message>
        <source>Reset &amp;camera</source>
        <translation>بازنشانی دوربین</translation>
    </message>
    <message>
        <source>Restore the first view of the scene</source>
        <translation>بازگشت به نمای آغازین صحنه</translation>
    </message>
    <message>
        <source>C&amp;lear selection</source>
        <translation>لغو انتخاب</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>Switch between full screen and window</source>
        <translation>جابه‌جایی میان تمام‌صفحه و پنجره</translation>
    </message>
    <message>
        <source>&amp;Default layout</source>
        <translation>چیدمان پیش‌فرض</translation>
    </message>
    <message>
        <source>Restore the default layout of docks</source>
        <translation>بازگرداندن چیدمان پیش‌فرض پنل‌ها</translation>
    </message>
    <message>
        <source>&amp;Keyboard and mouse</source>
        <translation>صفحه‌کلید و ماوس</translation>
    </message>
    <message>
        <source>&amp;About Sparkwright</source>
        <translation>دربارهٔ Sparkwright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>نسخه و مجوز</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Pause the simulation</source>
        <translation>مکث شبیه‌سازی</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to match</source>
        <translation>رفتن به مسابقه</translation>
    </message>
    <message>
        <source>Show the match panel and go to its list of events</source>
        <translation>نمایش پنل مسابقه و رفتن به فهرست رویدادهای آن</translation>
    </message>
    <message>
        <source>Kick-off &amp;left</source>
        <translation>شروع بازی چپ</translation>
    </message>
    <message>
        <source>Kick-off for the left team, from any play mode</source>
        <translation>شروع بازی برای تیم چپ، از هر حالت بازی</translation>
    </message>
    <message>
        <source>Kick-off &amp;right</source>
        <translation>شروع بازی راست</translation>
    </message>
    <message>
        <source>Kick-off for the right team, from any play mode</source>
        <translation>شروع بازی برای تیم راست، از هر حالت بازی</translation>
    </message>
    <message>
        <source>&amp;Drop ball</source>
        <translation>دراپ‌بال</translation>
    </message>
    <message>
        <source>Drop the ball at its place; nearby players are moved away</source>
        <translation>دراپ‌بال در محل توپ؛ بازیکنان نزدیک دور می‌شوند</translation>
    </message>
    <message>
        <source>&amp;Free kick left</source>
        <translation>ضربهٔ آزاد چپ</translation>
    </message>
    <message>
        <source>Free kick for the left team, where the ball was last in play</source>
        <translation>ضربهٔ آزاد برای تیم چپ، از آخرین جایی که توپ در بازی بود</translation>
    </message>
    <message>
        <source>Fr&amp;ee kick right</source>
        <translation>ضربهٔ آزاد راست</translation>
    </message>
    <message>
        <source>Free kick for the right team, where the ball was last in play</source>
        <translation>ضربهٔ آزاد برای تیم راست، از آخرین جایی که توپ در بازی بود</translation>
    </message>
    <message>
        <source>&amp;Choose play mode</source>
        <translation>انتخاب حالت بازی</translation>
    </message>
    <message>
        <source>Go to the list of all play modes</source>
        <translation>رفتن به فهرست همهٔ حالت‌های بازی</translation>
    </message>
    <message>
        <source>&amp;Save project as…</source>
        <translation>ذخیرهٔ پروژه با نام…</translation>
    </message>
    <message>
        <source>Save the scene and the changed variables in a project file</source>
        <translation>ذخیرهٔ صحنه و متغیرهای تغییریافته در یک فایل پروژه</translation>
    </message>
    <message>
        <source>&amp;Rules and variables</source>
        <translation>قوانین و متغیرها</translation>
    </message>
    <message>
        <source>Show the rules and their variables</source>
        <translation>نمایش قوانین و متغیرهای آن‌ها</translation>
    </message>
    <message>
        <source>Co&amp;nfirm</source>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>Confirm the pending decision and continue play</source>
        <translation>تأیید تصمیمِ در انتظار و ادامهٔ بازی</translation>
    </message>
    <message>
        <source>&amp;Overrule</source>
        <translation>رد کردن</translation>
    </message>
    <message>
        <source>Overrule the pending decision and continue play</source>
        <translation>رد کردن تصمیمِ در انتظار و ادامهٔ بازی</translation>
    </message>
    <message>
        <source>&amp;Undo decision</source>
        <translation>پس گرفتن تصمیم</translation>
    </message>
    <message>
        <source>Undo the last foul or goal, and restore players and ball</source>
        <translation>پس گرفتن آخرین خطای بازیکن یا گل و بازگرداندن بازیکنان و توپ</translation>
    </message>
    <message>
        <source>Confirm foul&amp;s</source>
        <translation>تأیید خطاهای بازی</translation>
    </message>
    <message>
        <source>The match waits after each foul until you confirm or overrule it</source>
        <translation>مسابقه پس از هر خطای بازیکن منتظر می‌ماند تا آن را تأیید یا رد کنید</translation>
    </message>
    <message>
        <source>Confirm go&amp;als</source>
        <translation>تأیید گل‌ها</translation>
    </message>
    <message>
        <source>The match waits after each goal until you confirm or overrule it</source>
        <translation>مسابقه پس از هر گل منتظر می‌ماند تا آن را تأیید یا رد کنید</translation>
    </message>
    <message>
        <source>View &amp;1</source>
        <translation>نمای 1</translation>
    </message>
    <message>
        <source>Fly to view 1 of this scene</source>
        <translation>پرواز به نمای 1 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;2</source>
        <translation>نمای 2</translation>
    </message>
    <message>
        <source>Fly to view 2 of this scene</source>
        <translation>پرواز به نمای 2 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;3</source>
        <translation>نمای 3</translation>
    </message>
    <message>
        <source>Fly to view 3 of this scene</source>
        <translation>پرواز به نمای 3 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;4</source>
        <translation>نمای 4</translation>
    </message>
    <message>
        <source>Fly to view 4 of this scene</source>
        <translation>پرواز به نمای 4 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;5</source>
        <translation>نمای 5</translation>
    </message>
    <message>
        <source>Fly to view 5 of this scene</source>
        <translation>پرواز به نمای 5 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;6</source>
        <translation>نمای 6</translation>
    </message>
    <message>
        <source>Fly to view 6 of this scene</source>
        <translation>پرواز به نمای 6 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;7</source>
        <translation>نمای 7</translation>
    </message>
    <message>
        <source>Fly to view 7 of this scene</source>
        <translation>پرواز به نمای 7 این صحنه</translation>
    </message>
    <message>
        <source>View &amp;8</source>
        <translation>نمای 8</translation>
    </message>
    <message>
        <source>Fly to view 8 of this scene</source>
        <translation>پرواز به نمای 8 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 1 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 1 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 2 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 2 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 3 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 3 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 4 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 4 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 5 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 5 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 6 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 6 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 7 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 7 این صحنه</translation>
    </message>
    <message>
        <source>Save the present view as view 8 of this scene</source>
        <translation>ذخیرهٔ نمای کنونی به‌عنوان نمای 8 این صحنه</translation>
    </message>
    <message>
        <source>&amp;Forget kept views</source>
        <translation>فراموش کردن نماهای ذخیره‌شده</translation>
    </message>
    <message>
        <source>Restore the built-in views of this scene</source>
        <translation>بازگرداندن نماهای داخلی این صحنه</translation>
    </message>
    <message>
        <source>Follow &amp;ball</source>
        <translation>دنبال کردن توپ</translation>
    </message>
    <message>
        <source>Follow the ball; again to end</source>
        <translation>دنبال کردن توپ؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>Follow &amp;selected robot</source>
        <translation>دنبال کردن ربات انتخاب‌شده</translation>
    </message>
    <message>
        <source>Follow the selected robot or thing; again to end</source>
        <translation>دنبال کردن ربات یا شیء انتخاب‌شده؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>Robot&apos;s &amp;view</source>
        <translation>دید ربات</translation>
    </message>
    <message>
        <source>Look from the head of the selected robot; again to end</source>
        <translation>نگاه از سر ربات انتخاب‌شده؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>B&amp;ehind the robot</source>
        <translation>پشت ربات</translation>
    </message>
    <message>
        <source>Look ahead with the selected robot from behind it; again to end</source>
        <translation>نگاه به جلو از پشت ربات انتخاب‌شده؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>Fl&amp;y by hand</source>
        <translation>پرواز دستی</translation>
    </message>
    <message>
        <source>Fly with W A S D and the mouse; again to end</source>
        <translation>پرواز با W A S D و ماوس؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>&amp;Parallel projection</source>
        <translation>تصویر موازی</translation>
    </message>
    <message>
        <source>Switch between parallel and perspective projection</source>
        <translation>جابه‌جایی میان تصویر موازی و پرسپکتیو</translation>
    </message>
    <message>
        <source>Camera f&amp;lights</source>
        <translation>پروازهای دوربین</translation>
    </message>
    <message>
        <source>Animate changes of the view</source>
        <translation>متحرک‌سازی تغییر نما</translation>
    </message>
    <message>
        <source>&amp;One view</source>
        <translation>یک نما</translation>
    </message>
    <message>
        <source>Show the active view only</source>
        <translation>نمایش فقط نمای فعال</translation>
    </message>
    <message>
        <source>&amp;Two views side by side</source>
        <translation>دو نما کنار هم</translation>
    </message>
    <message>
        <source>Show two views, one beside the other</source>
        <translation>نمایش دو نما کنار هم</translation>
    </message>
    <message>
        <source>Two views one a&amp;bove the other</source>
        <translation>دو نما روی هم</translation>
    </message>
    <message>
        <source>Show two views, one above the other</source>
        <translation>نمایش دو نما، یکی بالای دیگری</translation>
    </message>
    <message>
        <source>&amp;Four views</source>
        <translation>چهار نما</translation>
    </message>
    <message>
        <source>Show four views</source>
        <translation>نمایش چهار نما</translation>
    </message>
    <message>
        <source>&amp;Next view</source>
        <translation>نمای بعدی</translation>
    </message>
    <message>
        <source>Activate the next view</source>
        <translation>فعال کردن نمای بعدی</translation>
    </message>
    <message>
        <source>&amp;Close view</source>
        <translation>بستن نما</translation>
    </message>
    <message>
        <source>Close the active view</source>
        <translation>بستن نمای فعال</translation>
    </message>
    <message>
        <source>End the camera mode; without one, clear the selection</source>
        <translation>پایان دادن به حالت دوربین؛ اگر حالتی نباشد، لغو انتخاب</translation>
    </message>
    <message>
        <source>&amp;Lock things</source>
        <translation>قفل کردن اشیا</translation>
    </message>
    <message>
        <source>Things in the viewport cannot be moved or pushed; there are no handles</source>
        <translation>اشیای پنجرهٔ نما را نمی‌توان جابه‌جا کرد یا هل داد؛ دستگیره‌ای هم نیست</translation>
    </message>
    <message>
        <source>Handles along o&amp;wn axes</source>
        <translation>دستگیره‌ها در راستای محورهای خود</translation>
    </message>
    <message>
        <source>Align handles with the axes of the thing, not of the world</source>
        <translation>هم‌راستا کردن دستگیره‌ها با محورهای شیء به جای محورهای جهان</translation>
    </message>
    <message>
        <source>&amp;Goes on as before</source>
        <translation>ادامه مانند پیش</translation>
    </message>
    <message>
        <source>Moved things keep their velocities</source>
        <translation>اشیای جابه‌جاشده سرعت خود را حفظ می‌کنند</translation>
    </message>
    <message>
        <source>&amp;Stands still</source>
        <translation>ساکن می‌ماند</translation>
    </message>
    <message>
        <source>Moved things are at rest afterwards</source>
        <translation>اشیا پس از جابه‌جایی ساکن می‌مانند</translation>
    </message>
    <message>
        <source>&amp;Moves with the mouse</source>
        <translation>با ماوس حرکت می‌کند</translation>
    </message>
    <message>
        <source>Things follow the mouse, push obstacles, and keep the mouse&apos;s velocity</source>
        <translation>اشیا ماوس را دنبال می‌کنند، مانع‌ها را هل می‌دهند و سرعت ماوس را حفظ می‌کنند</translation>
    </message>
    <message>
        <source>&amp;Is thrown</source>
        <translation>پرتاب می‌شود</translation>
    </message>
    <message>
        <source>Things get the mouse&apos;s velocity at the end of the drag</source>
        <translation>اشیا در پایان کشیدن، سرعت ماوس را می‌گیرند</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>High on a graphics card, medium for software rendering</source>
        <translation>بالا با کارت گرافیک، متوسط برای رندر نرم‌افزاری</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>No shadows except right below things: the fastest</source>
        <translation>بدون سایه، جز درست زیر اشیا: سریع‌ترین</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Shadows with hard edges on the ground</source>
        <translation>سایه‌های لبه‌تیز روی زمین</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Soft shadows everywhere, and less light in corners</source>
        <translation>سایه‌های نرم همه‌جا و نور کمتر در گوشه‌ها</translation>
    </message>
    <message>
        <source>&amp;Map of the field</source>
        <translation>نقشهٔ زمین</translation>
    </message>
    <message>
        <source>Show a plan of the field in a corner; click it to fly there</source>
        <translation>نمایش نقشهٔ زمین در یک گوشه؛ برای پرواز به هر نقطه روی آن کلیک کنید</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>تابلوی نتایج</translation>
    </message>
    <message>
        <source>Show teams, score, clock and play mode above the view</source>
        <translation>نمایش تیم‌ها، نتیجه، ساعت و حالت بازی بالای نما</translation>
    </message>
    <message>
        <source>Messages of &amp;events</source>
        <translation>پیام‌های رویدادها</translation>
    </message>
    <message>
        <source>Show goals, fouls and half time for some seconds; click one to see where it was</source>
        <translation>نمایش گل‌ها، خطاهای بازی و پایان نیمه برای چند ثانیه؛ برای دیدن محل هر کدام روی آن کلیک کنید</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>لایه‌ها</translation>
    </message>
    <message>
        <source>Choose the layers of the view: collision shapes, contacts, joints, sensors and more</source>
        <translation>انتخاب لایه‌های نما: شکل‌های برخورد، تماس‌ها، مفصل‌ها، حسگرها و موارد دیگر</translation>
    </message>
    <message>
        <source>Picture of the &amp;view</source>
        <translation>تصویر نما</translation>
    </message>
    <message>
        <source>Save the active view as it is in the folder of pictures</source>
        <translation>ذخیرهٔ نمای فعال به همین صورت در پوشهٔ تصویرها</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>ذخیرهٔ تصویر…</translation>
    </message>
    <message>
        <source>Save a picture of the active view in any size, also without a background</source>
        <translation>ذخیرهٔ تصویری از نمای فعال در هر اندازه، حتی بدون پس‌زمینه</translation>
    </message>
    <message>
        <source>Record &amp;video…</source>
        <translation>ضبط ویدئو…</translation>
    </message>
    <message>
        <source>Record a video of the active view; again to end</source>
        <translation>ضبط ویدئویی از نمای فعال؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>Select all &amp;players</source>
        <translation>انتخاب همهٔ بازیکنان</translation>
    </message>
    <message>
        <source>Select the robots of both teams</source>
        <translation>انتخاب ربات‌های هر دو تیم</translation>
    </message>
    <message>
        <source>&amp;Put it here</source>
        <translation>قرار دادن در اینجا</translation>
    </message>
    <message>
        <source>Place the selection where the menu was opened</source>
        <translation>قرار دادن انتخاب در جایی که منو باز شد</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Stop the selected things</source>
        <translation>متوقف کردن اشیای انتخاب‌شده</translation>
    </message>
    <message>
        <source>&amp;Kick the ball…</source>
        <translation>شوت توپ…</translation>
    </message>
    <message>
        <source>Give the ball a speed and a direction</source>
        <translation>دادن سرعت و جهت به توپ</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <translation>رونوشت مسیر</translation>
    </message>
    <message>
        <source>Copy the path of the selection, for commands and scripts</source>
        <translation>رونوشت مسیر انتخاب برای فرمان‌ها و اسکریپت‌ها</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>رونوشت موقعیت</translation>
    </message>
    <message>
        <source>Copy the position of the selection: x, y and z in metres</source>
        <translation>رونوشت موقعیت انتخاب: x، y و z به متر</translation>
    </message>
    <message>
        <source>&amp;Keep this one…</source>
        <translation>نگه داشتن این آرایش…</translation>
    </message>
    <message>
        <source>Save the present positions of players and ball as a formation</source>
        <translation>ذخیرهٔ موقعیت کنونی بازیکنان و توپ به‌عنوان آرایش</translation>
    </message>
    <message>
        <source>&amp;Rename or delete…</source>
        <translation>تغییر نام یا حذف…</translation>
    </message>
    <message>
        <source>Rename or delete saved formations</source>
        <translation>تغییر نام یا حذف آرایش‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>&amp;Put everybody back</source>
        <translation>بازگرداندن همه</translation>
    </message>
    <message>
        <source>Restore the positions before the last formation</source>
        <translation>بازگرداندن موقعیت‌های پیش از آخرین آرایش</translation>
    </message>
    <message>
        <source>Sa&amp;ve scene</source>
        <translation>ذخیرهٔ صحنه</translation>
    </message>
    <message>
        <source>Save the edited scene</source>
        <translation>ذخیرهٔ صحنهٔ ویرایش‌شده</translation>
    </message>
    <message>
        <source>Save scene &amp;as…</source>
        <translation>ذخیرهٔ صحنه با نام…</translation>
    </message>
    <message>
        <source>Save the scene to another file, to be edited from now on</source>
        <translation>ذخیرهٔ صحنه در فایلی دیگر که از این پس ویرایش می‌شود</translation>
    </message>
    <message>
        <source>Re&amp;vert scene</source>
        <translation>برگرداندن صحنه</translation>
    </message>
    <message>
        <source>Discard unsaved edits and read the scene file again</source>
        <translation>دور ریختن ویرایش‌های ذخیره‌نشده و خواندن دوبارهٔ فایل صحنه</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>Undo the last edit of the scene file</source>
        <translation>واگرد آخرین ویرایش فایل صحنه</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو</translation>
    </message>
    <message>
        <source>Redo the edit that was undone</source>
        <translation>انجام دوبارهٔ ویرایش واگردشده</translation>
    </message>
    <message>
        <source>&amp;Edit scene</source>
        <translation>ویرایش صحنه</translation>
    </message>
    <message>
        <source>&amp;Apply edits</source>
        <translation>اعمال ویرایش‌ها</translation>
    </message>
    <message>
        <source>&amp;Clear drawings</source>
        <translation>پاک کردن ترسیم‌ها</translation>
    </message>
    <message>
        <source>Remove the drawings of agents and tools from the views</source>
        <translation>برداشتن ترسیم‌های عامل‌ها و ابزارها از نماها</translation>
    </message>
    <message>
        <source>Start de&amp;mo match</source>
        <translation>شروع مسابقهٔ نمایشی</translation>
    </message>
    <message>
        <source>Watch the sample team play against itself</source>
        <translation>تماشای بازی تیم نمونه با خودش</translation>
    </message>
    <message>
        <source>Edit the file of the scene at its beginning, also by moving things</source>
        <translation>ویرایش فایل صحنه در حالت آغازین آن، با جابه‌جا کردن اشیا هم می‌شود</translation>
    </message>
    <message>
        <source>Reset the world, from the edited text, with edits that it cannot take over while it runs</source>
        <translation>بازنشانی جهان از متن ویرایش‌شده، با ویرایش‌هایی که هنگام اجرا پذیرفتنی نیستند</translation>
    </message>
    <message>
        <source>List what keys and mouse do, as they are set now</source>
        <translation>فهرست کارکرد کنونی کلیدها و ماوس</translation>
    </message>
</context>
<context>
    <name>sparkwright::AddNodePopup</name>
    <message>
        <source>Add node</source>
        <translation>افزودن گره</translation>
    </message>
    <message>
        <source>Class to add</source>
        <translation>کلاس برای افزودن</translation>
    </message>
    <message>
        <source>Classes that fit here</source>
        <translation>کلاس‌های مناسب اینجا</translation>
    </message>
    <message>
        <source>No class of this name fits here.</source>
        <translation>کلاسی با این نام در اینجا مناسب نیست.</translation>
    </message>
</context>
<context>
    <name>sparkwright::AgentsPart</name>
    <message>
        <source>Start the programs of a team from its team file</source>
        <translation>اجرای برنامه‌های یک تیم از فایل تیم آن</translation>
    </message>
    <message>
        <source>Start teams of the pro&amp;ject</source>
        <translation>اجرای تیم‌های پروژه</translation>
    </message>
    <message>
        <source>Start the programs of the teams that the open project names</source>
        <translation>اجرای برنامه‌های تیم‌هایی که پروژهٔ باز نام می‌برد</translation>
    </message>
    <message>
        <source>Start the program of an agent, once or several times</source>
        <translation>اجرای برنامهٔ یک عامل، یک یا چند بار</translation>
    </message>
    <message>
        <source>Stop all programs</source>
        <translation>توقف همهٔ برنامه‌ها</translation>
    </message>
    <message>
        <source>Ask all programs that were started here to end</source>
        <translation>درخواست پایان از همهٔ برنامه‌هایی که اینجا اجرا شده‌اند</translation>
    </message>
    <message>
        <source>Show messages of agents</source>
        <translation>نمایش پیام‌های عامل‌ها</translation>
    </message>
    <message>
        <source>See what agents are told and say, decoded, and send messages by hand</source>
        <translation>دیدن آنچه به عامل‌ها گفته می‌شود و آنچه می‌گویند، به‌صورت رمزگشوده، و فرستادن دستی پیام</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>رونوشت فرمان</translation>
    </message>
    <message>
        <source>Copy a command that attaches an agent, to be pasted into a terminal</source>
        <translation>رونوشت فرمانی که عاملی را متصل می‌کند، برای چسباندن در پایانه</translation>
    </message>
    <message>
        <source>Show %1 among the agents</source>
        <translation>نمایش %1 در میان عامل‌ها</translation>
    </message>
    <message>
        <source>The agent that the others wait for is selected</source>
        <translation>عاملی که دیگران منتظر آن‌اند انتخاب شده است</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>عامل‌ها</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>برنامه‌ها</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>پیام‌ها</translation>
    </message>
    <message>
        <source>The teams of the project were not started: see the log</source>
        <translation>تیم‌های پروژه اجرا نشدند: گزارش رویدادها را ببینید</translation>
    </message>
    <message>
        <source>%1 starts when %2 has joined, so that it plays on the right</source>
        <translation>%1 پس از پیوستن %2 آغاز می‌شود تا در سمت راست بازی کند</translation>
    </message>
    <message>
        <source>%1 starts although no team has joined before: it may play on the left</source>
        <translation>%1 آغاز می‌شود هرچند پیش از آن تیمی نپیوسته است: شاید در سمت چپ بازی کند</translation>
    </message>
    <message>
        <source>Only %1 of %2 programs were started: at most %3 may run at once</source>
        <translation>تنها %1 از %2 برنامه اجرا شد: حداکثر %3 برنامه هم‌زمان اجرا می‌شوند</translation>
    </message>
    <message numerus="yes">
        <source>Started %n program(s)</source>
        <translation>
            <numerusform>%n برنامه اجرا شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>رونوشت شد: %1</translation>
    </message>
    <message>
        <source>Select robot</source>
        <translation>انتخاب ربات</translation>
    </message>
    <message>
        <source>Show messages</source>
        <translation>نمایش پیام‌ها</translation>
    </message>
    <message>
        <source>Copy command that attaches a debugger</source>
        <translation>رونوشت فرمان اتصال اشکال‌زدا</translation>
    </message>
    <message>
        <source>Disconnect</source>
        <translation>قطع اتصال</translation>
    </message>
    <message>
        <source>Show console</source>
        <translation>نمایش کنسول</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>اجرای دوباره</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>پایان اجباری</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>برداشتن از فهرست</translation>
    </message>
    <message>
        <source>Copy its command</source>
        <translation>رونوشت فرمان آن</translation>
    </message>
    <message>
        <source>Start &amp;a team…</source>
        <translation>اجرای تیم…</translation>
    </message>
    <message>
        <source>Start a progra&amp;m…</source>
        <translation>اجرای برنامه…</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s) that were started here run.</source>
        <translation>
            <numerusform>%n برنامه که اینجا اجرا شده‌اند در حال کارند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>Switch robot on</source>
        <translation>روشن کردن ربات</translation>
    </message>
    <message>
        <source>Switch robot off</source>
        <translation>خاموش کردن ربات</translation>
    </message>
    <message>
        <source>A robot without power ignores its agent, which still gets percepts; its joints give way</source>
        <translation>ربات بدون برق از عامل خود پیروی نمی‌کند، ولی عامل همچنان دریافت‌های حسی می‌گیرد؛ مفصل‌هایش شل می‌شوند</translation>
    </message>
</context>
<context>
    <name>sparkwright::AttachCommands</name>
    <message>
        <source>Sample team</source>
        <translation>تیم نمونه</translation>
    </message>
    <message>
        <source>FCPCodebase</source>
        <translation>FCPCodebase</translation>
    </message>
    <message>
        <source>Host and port</source>
        <translation>میزبان و درگاه</translation>
    </message>
</context>
<context>
    <name>sparkwright::AveragesView</name>
    <message>
        <source>Averages</source>
        <translation>میانگین‌ها</translation>
    </message>
    <message>
        <source>Runs that differ in their seeds</source>
        <translation>اجراهایی که seed آن‌ها متفاوت است</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>ناموفق</translation>
    </message>
    <message>
        <source>Mean with the 95 % confidence interval, by Student&apos;s t distribution</source>
        <translation>میانگین با بازهٔ اطمینان 95 %، بر پایهٔ توزیع t استیودنت</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>همهٔ اجراها</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) from %1 to %2</source>
        <translation>
            <numerusform>%n مقدار از %1 تا %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::BallCommands</name>
    <message>
        <source>&amp;Centre</source>
        <translation>مرکز</translation>
    </message>
    <message>
        <source>Put the ball on the centre spot</source>
        <translation>گذاشتن توپ روی نقطهٔ مرکز</translation>
    </message>
    <message>
        <source>Ball to the centre</source>
        <translation>توپ به مرکز</translation>
    </message>
    <message>
        <source>Match key: put the ball on the centre spot</source>
        <translation>کلید مسابقه: گذاشتن توپ روی نقطهٔ مرکز</translation>
    </message>
    <message>
        <source>&amp;Left far corner</source>
        <translation>گوشهٔ دور چپ</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, far side</source>
        <translation>گذاشتن توپ در گوشهٔ کنار دروازهٔ چپ، سمت دور</translation>
    </message>
    <message>
        <source>Ball to the left far corner</source>
        <translation>توپ به گوشهٔ دور چپ</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, far side</source>
        <translation>کلید مسابقه: گذاشتن توپ در گوشهٔ کنار دروازهٔ چپ، سمت دور</translation>
    </message>
    <message>
        <source>&amp;Right far corner</source>
        <translation>گوشهٔ دور راست</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, far side</source>
        <translation>گذاشتن توپ در گوشهٔ کنار دروازهٔ راست، سمت دور</translation>
    </message>
    <message>
        <source>Ball to the right far corner</source>
        <translation>توپ به گوشهٔ دور راست</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, far side</source>
        <translation>کلید مسابقه: گذاشتن توپ در گوشهٔ کنار دروازهٔ راست، سمت دور</translation>
    </message>
    <message>
        <source>L&amp;eft near corner</source>
        <translation>گوشهٔ نزدیک چپ</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the left goal, near side</source>
        <translation>گذاشتن توپ در گوشهٔ کنار دروازهٔ چپ، سمت نزدیک</translation>
    </message>
    <message>
        <source>Ball to the left near corner</source>
        <translation>توپ به گوشهٔ نزدیک چپ</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the left goal, near side</source>
        <translation>کلید مسابقه: گذاشتن توپ در گوشهٔ کنار دروازهٔ چپ، سمت نزدیک</translation>
    </message>
    <message>
        <source>Ri&amp;ght near corner</source>
        <translation>گوشهٔ نزدیک راست</translation>
    </message>
    <message>
        <source>Put the ball into the corner at the right goal, near side</source>
        <translation>گذاشتن توپ در گوشهٔ کنار دروازهٔ راست، سمت نزدیک</translation>
    </message>
    <message>
        <source>Ball to the right near corner</source>
        <translation>توپ به گوشهٔ نزدیک راست</translation>
    </message>
    <message>
        <source>Match key: put the ball into the corner at the right goal, near side</source>
        <translation>کلید مسابقه: گذاشتن توپ در گوشهٔ کنار دروازهٔ راست، سمت نزدیک</translation>
    </message>
    <message>
        <source>Left &amp;penalty mark</source>
        <translation>نقطهٔ پنالتی چپ</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the left goal</source>
        <translation>گذاشتن توپ در 1.3 m جلوی دروازهٔ چپ</translation>
    </message>
    <message>
        <source>Ball to the left penalty mark</source>
        <translation>توپ به نقطهٔ پنالتی چپ</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the left goal</source>
        <translation>کلید مسابقه: گذاشتن توپ در 1.3 m جلوی دروازهٔ چپ</translation>
    </message>
    <message>
        <source>Right penalty &amp;mark</source>
        <translation>نقطهٔ پنالتی راست</translation>
    </message>
    <message>
        <source>Put the ball 1.3 m in front of the right goal</source>
        <translation>گذاشتن توپ در 1.3 m جلوی دروازهٔ راست</translation>
    </message>
    <message>
        <source>Ball to the right penalty mark</source>
        <translation>توپ به نقطهٔ پنالتی راست</translation>
    </message>
    <message>
        <source>Match key: put the ball 1.3 m in front of the right goal</source>
        <translation>کلید مسابقه: گذاشتن توپ در 1.3 m جلوی دروازهٔ راست</translation>
    </message>
    <message>
        <source>In front of the &amp;selected player</source>
        <translation>جلوی بازیکن انتخاب‌شده</translation>
    </message>
    <message>
        <source>Put the ball before the feet of the selected player</source>
        <translation>گذاشتن توپ جلوی پای بازیکن انتخاب‌شده</translation>
    </message>
    <message>
        <source>Before the kick-off the referee keeps the ball in the centre: start the match, or choose PlayOn</source>
        <translation>پیش از شروع بازی، داور توپ را در مرکز نگه می‌دارد: مسابقه را شروع کنید یا PlayOn را برگزینید</translation>
    </message>
    <message>
        <source>Ball in front of the selected player</source>
        <translation>توپ به جلوی بازیکن انتخاب‌شده</translation>
    </message>
    <message>
        <source>&amp;Ball to</source>
        <translation>بردن توپ به</translation>
    </message>
</context>
<context>
    <name>sparkwright::BeamDialog</name>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Beam %1</source>
        <translation>انتقال آنی %1</translation>
    </message>
    <message>
        <source>Place along the field, metres</source>
        <translation>مکان در طول زمین، متر</translation>
    </message>
    <message>
        <source>Along the field: 0 in the centre, more towards the right goal</source>
        <translation>در طول زمین: 0 در مرکز، بیشتر به سوی دروازهٔ راست</translation>
    </message>
    <message>
        <source>Place across the field, metres</source>
        <translation>مکان در عرض زمین، متر</translation>
    </message>
    <message>
        <source>Across the field: 0 in the centre, more towards the far side</source>
        <translation>در عرض زمین: 0 در مرکز، بیشتر به سوی سمت دور</translation>
    </message>
    <message>
        <source>Direction in which it looks, degrees</source>
        <translation>جهتی که به آن نگاه می‌کند، درجه</translation>
    </message>
    <message>
        <source>0°: to the right goal; 90°: to the far side</source>
        <translation>0°: به سوی دروازهٔ راست؛ 90°: به سوی سمت دور</translation>
    </message>
    <message>
        <source>&amp;x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>&amp;y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>جهت</translation>
    </message>
    <message>
        <source>&amp;Beam</source>
        <translation>انتقال آنی</translation>
    </message>
    <message>
        <source>Put the player there, upright; again for another place</source>
        <translation>گذاشتن بازیکن در آنجا به حالت ایستاده؛ دوباره برای جایی دیگر</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardDialog</name>
    <message>
        <source>Connect a robot</source>
        <translation>اتصال ربات</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>انتخاب ربات</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;ربات</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;میزبان</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;درگاه</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;اتصال</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>ربات‌ها (*.f2krobot)</translation>
    </message>
</context>
<context>
    <name>sparkwright::BoardView</name>
    <message>
        <source>Filter messages</source>
        <translation>پالایش پیام‌ها</translation>
    </message>
    <message>
        <source>Hold: show no further messages</source>
        <translation>نگه‌داشتن: پیام دیگری نشان نده</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>نگه‌داشتن</translation>
    </message>
    <message>
        <source>Clear messages</source>
        <translation>پاک کردن پیام‌ها</translation>
    </message>
    <message>
        <source>Messages of clients</source>
        <translation>پیام‌های کلاینت‌ها</translation>
    </message>
    <message>
        <source>What clients send (→) and are told (←), with the simulated time and the number of the client.</source>
        <translation>آنچه کلاینت‌ها می‌فرستند (→) و دریافت می‌کنند (←)، با زمان شبیه‌سازی و شمارهٔ کلاینت.</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraControl</name>
    <message>
        <source>The subject of the camera has left the scene</source>
        <translation>سوژهٔ دوربین صحنه را ترک کرده است</translation>
    </message>
    <message>
        <source>There is no ball to follow</source>
        <translation>توپی برای دنبال کردن نیست</translation>
    </message>
    <message>
        <source>Select a robot first</source>
        <translation>نخست یک ربات انتخاب کنید</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraFeed</name>
    <message>
        <source>Agent %1</source>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>Along +Y</source>
        <translation>در راستای +Y</translation>
    </message>
    <message>
        <source>Head (%1)</source>
        <translation>سر (%1)</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>سر</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>بدنه</translation>
    </message>
    <message>
        <source>Selected node</source>
        <translation>گره انتخاب‌شده</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a robot and its camera</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 is not there. It is shown when it comes; or choose another robot.</source>
        <translation>%1 حاضر نیست. وقتی بیاید نشان داده می‌شود؛ یا ربات دیگری برگزینید.</translation>
    </message>
    <message>
        <source>No robot is there yet. Select a node to look along its +Y axis.</source>
        <translation>هنوز رباتی نیست. برای نگاه در راستای محور +Y یک گره، آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Select a node to look along its +Y axis.</source>
        <translation>برای نگاه در راستای محور +Y یک گره، آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>There is no picture: %1</source>
        <translation>تصویری نیست: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraInset</name>
    <message>
        <source>Picture of %1</source>
        <translation>تصویر %1</translation>
    </message>
    <message>
        <source>Open as &amp;window</source>
        <translation>باز کردن در پنجره</translation>
    </message>
    <message>
        <source>To the upper &amp;left corner</source>
        <translation>به گوشهٔ بالا چپ</translation>
    </message>
    <message>
        <source>To the upper &amp;right corner</source>
        <translation>به گوشهٔ بالا راست</translation>
    </message>
    <message>
        <source>To the l&amp;ower left corner</source>
        <translation>به گوشهٔ پایین چپ</translation>
    </message>
    <message>
        <source>To the low&amp;er right corner</source>
        <translation>به گوشهٔ پایین راست</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close picture</source>
        <translation>بستن تصویر</translation>
    </message>
    <message>
        <source>Close this picture</source>
        <translation>بستن این تصویر</translation>
    </message>
    <message>
        <source>Drag it to another corner; a double click opens it as a window</source>
        <translation>آن را به گوشه‌ای دیگر بکشید؛ دوبار کلیک آن را در پنجره باز می‌کند</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPanel</name>
    <message>
        <source>Selected node</source>
        <translation>گره انتخاب‌شده</translation>
    </message>
    <message>
        <source>Save the camera&apos;s picture</source>
        <translation>ذخیرهٔ تصویر دوربین</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>تصویرها (*.png *.jpg)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ذخیره شد</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>تصویر ذخیره نشد: %1</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>Whose camera is shown</source>
        <translation>رباتی که دوربین آن نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Camera of the robot, or the view of its head</source>
        <translation>دوربین ربات یا دید سر آن</translation>
    </message>
    <message>
        <source>Kind of picture</source>
        <translation>نوع تصویر</translation>
    </message>
    <message>
        <source>Kind of picture: colour, depth or segments</source>
        <translation>نوع تصویر: رنگ، عمق یا بخش‌ها</translation>
    </message>
    <message>
        <source>As sent</source>
        <translation>همان‌گونه که فرستاده شد</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>عمق</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>بخش‌ها</translation>
    </message>
    <message>
        <source>Save this picture</source>
        <translation>ذخیرهٔ این تصویر</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (غایب)</translation>
    </message>
    <message>
        <source>Show this picture in a corner of the active view, too</source>
        <translation>نمایش این تصویر در گوشه‌ای از نمای فعال نیز</translation>
    </message>
    <message>
        <source>Show in view</source>
        <translation>نمایش در نما</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraPresets</name>
    <message>
        <source>Left goal</source>
        <translation>دروازهٔ چپ</translation>
    </message>
    <message>
        <source>Behind the left goal</source>
        <translation>پشت دروازهٔ چپ</translation>
    </message>
    <message>
        <source>Left corner</source>
        <translation>گوشهٔ چپ</translation>
    </message>
    <message>
        <source>Middle, from the side</source>
        <translation>میانه، از پهلو</translation>
    </message>
    <message>
        <source>Right corner</source>
        <translation>گوشهٔ راست</translation>
    </message>
    <message>
        <source>Behind the right goal</source>
        <translation>پشت دروازهٔ راست</translation>
    </message>
    <message>
        <source>Right goal</source>
        <translation>دروازهٔ راست</translation>
    </message>
    <message>
        <source>Whole field from above</source>
        <translation>کل زمین از بالا</translation>
    </message>
    <message>
        <source>From the front (looking along −y)</source>
        <translation>از جلو (نگاه در راستای −y)</translation>
    </message>
    <message>
        <source>From behind (looking along +y)</source>
        <translation>از پشت (نگاه در راستای +y)</translation>
    </message>
    <message>
        <source>From the left (looking along +x)</source>
        <translation>از چپ (نگاه در راستای +x)</translation>
    </message>
    <message>
        <source>From the right (looking along −x)</source>
        <translation>از راست (نگاه در راستای −x)</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>از بالا</translation>
    </message>
    <message>
        <source>Obliquely from the front left</source>
        <translation>مورب از جلو چپ</translation>
    </message>
    <message>
        <source>Obliquely from the front right</source>
        <translation>مورب از جلو راست</translation>
    </message>
    <message>
        <source>Obliquely from behind right</source>
        <translation>مورب از پشت راست</translation>
    </message>
</context>
<context>
    <name>sparkwright::CameraWindows</name>
    <message>
        <source>New camera wi&amp;ndow</source>
        <translation>پنجرهٔ دوربین جدید</translation>
    </message>
    <message>
        <source>Show one more camera of a robot in a window of its own</source>
        <translation>نمایش یک دوربین دیگر از ربات در پنجره‌ای جداگانه</translation>
    </message>
    <message>
        <source>Show camera &amp;in the view</source>
        <translation>نمایش دوربین در نما</translation>
    </message>
    <message>
        <source>Show the picture of a robot&apos;s camera small in a corner of the active view</source>
        <translation>نمایش تصویر دوربین ربات به‌صورت کوچک در گوشه‌ای از نمای فعال</translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera windows already: close one first</source>
        <translation>
            <numerusform>از پیش %n پنجرهٔ دوربین باز است: نخست یکی را ببندید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n camera pictures in the views already: close one first</source>
        <translation>
            <numerusform>از پیش %n تصویر دوربین در نماها هست: نخست یکی را ببندید</numerusform>
        </translation>
    </message>
    <message>
        <source>The view is too small for a camera picture</source>
        <translation>نما برای تصویر دوربین بیش از حد کوچک است</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Camera window</source>
        <translation>پنجرهٔ دوربین</translation>
    </message>
</context>
<context>
    <name>sparkwright::CapturePart</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 ذخیره شد</translation>
    </message>
    <message>
        <source>A video is being recorded.</source>
        <translation>ویدئویی در حال ضبط است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ChangeBanner</name>
    <message>
        <source>Change of the file</source>
        <translation>تغییر فایل</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>بارگذاری دوباره</translation>
    </message>
    <message>
        <source>Read the file again; undo brings the present text back</source>
        <translation>خواندن دوبارهٔ فایل؛ واگرد متن کنونی را بازمی‌گرداند</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>نگه داشتن متن من</translation>
    </message>
    <message>
        <source>Keep the present text; saving overwrites the file</source>
        <translation>نگه داشتن متن کنونی؛ ذخیره، فایل را بازنویسی می‌کند</translation>
    </message>
    <message>
        <source>Show difference</source>
        <translation>نمایش تفاوت</translation>
    </message>
    <message>
        <source>Compare the present text with the file</source>
        <translation>مقایسهٔ متن کنونی با فایل</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>برنامهٔ دیگری %1 را تغییر داده است.</translation>
    </message>
    <message>
        <source>Another program has deleted or moved %1.</source>
        <translation>برنامهٔ دیگری %1 را حذف یا جابه‌جا کرده است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ColourChips</name>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>تغییر رنگ</translation>
    </message>
</context>
<context>
    <name>sparkwright::ComparedView</name>
    <message>
        <source>&amp;Shift:</source>
        <translation>جابه‌جایی:</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How much later this run is shown than the first one, in simulated seconds</source>
        <translation>اینکه این اجرا چند ثانیهٔ شبیه‌سازی دیرتر از اجرای نخست نشان داده شود</translation>
    </message>
    <message>
        <source>Shift of the other run</source>
        <translation>جابه‌جایی اجرای دیگر</translation>
    </message>
    <message>
        <source>Same camera: both runs are seen from the same place</source>
        <translation>دوربین یکسان: هر دو اجرا از یک جا دیده می‌شوند</translation>
    </message>
    <message>
        <source>Same camera</source>
        <translation>دوربین یکسان</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>پایان مقایسه</translation>
    </message>
    <message>
        <source>View of the other run</source>
        <translation>نمای اجرای دیگر</translation>
    </message>
    <message>
        <source>This run lasts from %1 to %2</source>
        <translation>این اجرا از %1 تا %2 است</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>بدون تفاوت</translation>
    </message>
    <message>
        <source>Ball %1 m apart</source>
        <translation>فاصلهٔ توپ‌ها %1 m</translation>
    </message>
    <message>
        <source>left %1</source>
        <translation>چپ %1</translation>
    </message>
    <message>
        <source>right %1</source>
        <translation>راست %1</translation>
    </message>
    <message>
        <source>The runs have neither ball nor robots in common</source>
        <translation>این اجراها نه توپ مشترکی دارند و نه ربات مشترکی</translation>
    </message>
    <message>
        <source>Robots up to %1 m apart (%2)</source>
        <translation>فاصلهٔ ربات‌ها تا %1 m (%2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Comparison</name>
    <message>
        <source>Co&amp;mpare with recording…</source>
        <translation>مقایسه با ضبط…</translation>
    </message>
    <message>
        <source>Show another recording beside this one, at the same time of the match</source>
        <translation>نمایش ضبطی دیگر در کنار این ضبط، در همان زمان مسابقه</translation>
    </message>
</context>
<context>
    <name>sparkwright::Completer</name>
    <message>
        <source>Complete</source>
        <translation>تکمیل</translation>
    </message>
</context>
<context>
    <name>sparkwright::CompletionList</name>
    <message>
        <source>Proposals</source>
        <translation>پیشنهادها</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectDialog</name>
    <message>
        <source>Connect to server</source>
        <translation>اتصال به سرور</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server, as a monitor does. Commands of the match go there; the own simulation pauses meanwhile.</source>
        <translation>تماشای مسابقه‌ای که روی سرور دیگری اجرا می‌شود، مانند یک مانیتور. فرمان‌های مسابقه به آنجا می‌روند؛ شبیه‌سازی خودی در این مدت مکث می‌کند.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>میزبان</translation>
    </message>
    <message>
        <source>Name or address of the machine; host:port is understood, too</source>
        <translation>نام یا نشانی دستگاه؛ host:port هم پذیرفته می‌شود</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>درگاه</translation>
    </message>
    <message>
        <source>The server&apos;s port for monitors: 3200 as a rule, 60001 of newer servers</source>
        <translation>درگاه سرور برای مانیتورها: معمولاً 3200 و در سرورهای تازه‌تر 60001</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>میزبان</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>درگاه</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Enter the name or the address of a machine.</source>
        <translation>نام یا نشانی یک دستگاه را وارد کنید.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>درگاه عددی از 1 تا 65535 است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsModel</name>
    <message>
        <source>Answers within %1 ms (median), %2 ms (99 of 100), %3 ms (all)</source>
        <translation>در %1 ms (میانه)، %2 ms (99 از 100) و %3 ms (همه) پاسخ می‌دهد</translation>
    </message>
    <message>
        <source>Cycles without an answer: %1 of %2, at most %3 in a row</source>
        <translation>چرخه‌های بی‌پاسخ: %1 از %2، حداکثر %3 پیاپی</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Wall time from an agent&apos;s percepts to its answer, median</source>
        <translation>زمان واقعی از دریافت‌های حسی عامل تا پاسخ آن، میانه</translation>
    </message>
    <message>
        <source>Cycles that began before the agent had answered</source>
        <translation>چرخه‌هایی که پیش از پاسخ عامل آغاز شدند</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>پاسخ</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>ازدست‌رفته</translation>
    </message>
    <message>
        <source>Monitor</source>
        <translation>مانیتور</translation>
    </message>
    <message>
        <source>%1 messages, %2 received, %3 sent, connected at %4 s</source>
        <translation>%1 پیام، %2 دریافت‌شده، %3 فرستاده‌شده، متصل در %4 s</translation>
    </message>
    <message>
        <source>%1 messages not sent: it does not read fast enough</source>
        <translation>%1 پیام فرستاده نشد: به اندازهٔ کافی سریع نمی‌خواند</translation>
    </message>
    <message>
        <source>The next cycle waits for it</source>
        <translation>چرخهٔ بعدی منتظر آن است</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>تیم</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>نشانی</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>آخرین پیام</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>ش.</translation>
    </message>
    <message>
        <source>Cycles that continued without it because it was late: %1</source>
        <translation>چرخه‌هایی که به‌سبب دیرکرد، بدون آن ادامه یافتند: %1</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>زمان پاسخ</translation>
    </message>
    <message>
        <source>Missed cycles</source>
        <translation>چرخه‌های ازدست‌رفته</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>ردشده</translation>
    </message>
    <message>
        <source>Cycles of sync mode that continued without the agent after its timeout</source>
        <translation>چرخه‌های حالت همگام که پس از پایان مهلت عامل، بدون آن ادامه یافتند</translation>
    </message>
    <message>
        <source>Skipped cycles</source>
        <translation>چرخه‌های ردشده</translation>
    </message>
    <message>
        <source>Thinks no more: see the log</source>
        <translation>دیگر فکر نمی‌کند: گزارش رویدادها را ببینید</translation>
    </message>
    <message>
        <source>Robot: %1</source>
        <translation>ربات: %1</translation>
    </message>
    <message>
        <source>Robot type %1: %2 (%3)</source>
        <translation>نوع ربات %1: %2 (%3)</translation>
    </message>
    <message>
        <source>Battery: %1 %</source>
        <translation>باتری: %1 %</translation>
    </message>
    <message>
        <source>The battery is empty: its motors are off</source>
        <translation>باتری خالی است: موتورهای آن خاموش‌اند</translation>
    </message>
    <message>
        <source>Hottest motor: %1, %2 °C</source>
        <translation>داغ‌ترین موتور: %1، %2 °C</translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) with less torque, because of the heat</source>
        <translation>
            <numerusform>%n موتور به‌سبب گرما گشتاور کمتری دارد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n motor(s) off until they have cooled down</source>
        <translation>
            <numerusform>%n موتور تا خنک شدن خاموش است</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>Type or file of the robot</source>
        <translation>نوع یا فایل ربات</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>باتری</translation>
    </message>
    <message>
        <source>Charge of the robot&apos;s battery</source>
        <translation>شارژ باتری ربات</translation>
    </message>
    <message>
        <source>Hottest</source>
        <translation>داغ‌ترین</translation>
    </message>
    <message>
        <source>Temperature of the robot&apos;s hottest motor; marked if motors have reduced torque or are off</source>
        <translation>دمای داغ‌ترین موتور ربات؛ اگر گشتاور موتورها کم شده یا خاموش باشند، علامت دارد</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <translation>داغ‌ترین موتور</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>برنامه: %1</translation>
    </message>
    <message>
        <source>Process %1</source>
        <translation>فرایند %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>برنامه</translation>
    </message>
    <message>
        <source>How the program is that was started here</source>
        <translation>وضع برنامه‌ای که اینجا اجرا شده است</translation>
    </message>
    <message>
        <source>In</source>
        <translation>ورودی</translation>
    </message>
    <message>
        <source>Bytes received</source>
        <translation>بایت‌های دریافتی</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>دریافتی</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>خروجی</translation>
    </message>
    <message>
        <source>Bytes sent</source>
        <translation>بایت‌های ارسالی</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>ارسالی</translation>
    </message>
    <message>
        <source>%1, off</source>
        <translation>%1، خاموش</translation>
    </message>
    <message>
        <source>Strategy or display</source>
        <translation>راهبرد یا نمایشگر</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConnectionsPanel</name>
    <message>
        <source>Command that attaches an agent</source>
        <translation>فرمانی که یک عامل را متصل می‌کند</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>رونوشت فرمان</translation>
    </message>
    <message>
        <source>Copies the command, to be pasted into a terminal</source>
        <translation>رونوشت فرمان برای چسباندن در پایانه</translation>
    </message>
    <message>
        <source>Each agent appears here with its team, number and last message.</source>
        <translation>هر عامل با تیم، شماره و آخرین پیامش اینجا نمایان می‌شود.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents connect by UDP to %2, port %1.</source>
        <translation>هنوز عاملی متصل نیست. عامل‌ها با UDP به %2، درگاه %1 متصل می‌شوند.</translation>
    </message>
    <message>
        <source>A recording is shown: nobody connects to it. Agents play in a simulation of this program; open a scene or a project for one.</source>
        <translation>یک ضبط نشان داده می‌شود: کسی به آن متصل نمی‌شود. عامل‌ها در شبیه‌سازی این برنامه بازی می‌کنند؛ برای آن یک صحنه یا پروژه باز کنید.</translation>
    </message>
    <message>
        <source>A server elsewhere is watched. Agents connect to that server; it does not tell about them.</source>
        <translation>سرور دیگری تماشا می‌شود. عامل‌ها به آن سرور متصل می‌شوند؛ آن سرور دربارهٔ آن‌ها چیزی نمی‌گوید.</translation>
    </message>
    <message>
        <source>No agent is connected yet. Agents for the 3D league of any team can play here: they connect by TCP to %2, port %1. This command, in a terminal, attaches one:</source>
        <translation>هنوز عاملی متصل نیست. عامل‌های لیگ سه‌بعدی هر تیمی می‌توانند اینجا بازی کنند: آن‌ها با TCP به %2، درگاه %1 متصل می‌شوند. این فرمان در پایانه عاملی را متصل می‌کند:</translation>
    </message>
    <message>
        <source>No agent can connect before a port is open.</source>
        <translation>تا درگاهی باز نشود، هیچ عاملی نمی‌تواند متصل شود.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>عامل‌ها</translation>
    </message>
    <message>
        <source>Filter agents</source>
        <translation>پالایش عامل‌ها</translation>
    </message>
    <message>
        <source>Filter the agents</source>
        <translation>پالایش عامل‌ها</translation>
    </message>
    <message>
        <source>Program to attach</source>
        <translation>برنامه برای اتصال</translation>
    </message>
    <message>
        <source>Whose command is shown</source>
        <translation>برنامه‌ای که فرمان آن نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Strategies lead the teams of this game, each a whole one: load them in the dock Strategies. Others connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>راهبردها تیم‌های این بازی را هدایت می‌کنند، هر کدام یک تیم کامل: آن‌ها را در پنل راهبردها بارگذاری کنید. دیگران با TCP به %2، درگاه %1 وصل می‌شوند. ربات‌های این صحنه عامل ندارند.</translation>
    </message>
    <message>
        <source>Programs bring a robot each, and lead it: they connect by TCP to %2, port %1. Robots of this scene have no agents.</source>
        <translation>هر برنامه رباتی می‌آورد و هدایت می‌کند: با TCP به %2، درگاه %1 وصل می‌شوند. ربات‌های این صحنه عامل ندارند.</translation>
    </message>
    <message>
        <source>%1 (from other computers %2)</source>
        <extracomment>%1 and %2: addresses</extracomment>
        <translation>%1 (از رایانه‌های دیگر %2)</translation>
    </message>
</context>
<context>
    <name>sparkwright::ConsoleView</name>
    <message>
        <source>The filter is no regular expression: %1, at character %2</source>
        <translation>پالایه عبارت باقاعده نیست: %1، در نویسهٔ %2</translation>
    </message>
    <message numerus="yes">
        <source>[%n line(s) left out, too many to show]</source>
        <translation>
            <numerusform>[%n خط کنار گذاشته شد؛ بیش از حد نمایش است]</numerusform>
        </translation>
    </message>
    <message>
        <source>Save console</source>
        <translation>ذخیرهٔ کنسول</translation>
    </message>
    <message>
        <source>Texts (*.log *.txt)</source>
        <translation>متن‌ها (*.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Console saved as %1</source>
        <translation>کنسول با نام %1 ذخیره شد</translation>
    </message>
    <message>
        <source>The console was not saved as %1: %2</source>
        <translation>کنسول با نام %1 ذخیره نشد: %2</translation>
    </message>
    <message>
        <source>All output</source>
        <translation>همهٔ خروجی</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>خروجی استاندارد</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>خطای استاندارد</translation>
    </message>
    <message>
        <source>Output to show</source>
        <translation>خروجی برای نمایش</translation>
    </message>
    <message>
        <source>Which output of the program is shown; lines of standard error have a bar at the left</source>
        <translation>کدام خروجی برنامه نشان داده می‌شود؛ خط‌های خطای استاندارد نواری در سمت چپ دارند</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>پالایش با متن</translation>
    </message>
    <message>
        <source>Filter the console</source>
        <translation>پالایش کنسول</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>کنسول</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>عبارت باقاعده</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>پالایه یک عبارت باقاعده است</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>دنبال کردن</translation>
    </message>
    <message>
        <source>Keeps the newest line in sight</source>
        <translation>تازه‌ترین خط را در دید نگه می‌دارد</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Copies the selected text, or all that is shown</source>
        <translation>از متن انتخاب‌شده یا هر آنچه نمایان است رونوشت می‌گیرد</translation>
    </message>
    <message>
        <source>Writes all lines that are kept to a file</source>
        <translation>همهٔ خط‌های نگه‌داشته را در فایلی می‌نویسد</translation>
    </message>
    <message>
        <source>Clear the console</source>
        <translation>پاک کردن کنسول</translation>
    </message>
    <message>
        <source>Removes all lines from the console</source>
        <translation>همهٔ خط‌ها را از کنسول برمی‌دارد</translation>
    </message>
</context>
<context>
    <name>sparkwright::CoreTexts</name>
    <message>
        <source>the clock shows %1 s, limit %2 s</source>
        <comment>clock.limit</comment>
        <translation>ساعت %1 s را نشان می‌دهد، حد %2 s</translation>
    </message>
    <message>
        <source>the pause of %1 s is over</source>
        <comment>clock.pauseOver</comment>
        <translation>مکث %1 s پایان یافت</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>clock.timeOver</comment>
        <translation>زمان %1 s پایان یافت</translation>
    </message>
    <message>
        <source>the second half begins</source>
        <comment>clock.secondHalf</comment>
        <translation>نیمهٔ دوم آغاز می‌شود</translation>
    </message>
    <message>
        <source>the teams change sides</source>
        <comment>clock.sidesChange</comment>
        <translation>تیم‌ها زمین خود را عوض می‌کنند</translation>
    </message>
    <message>
        <source>players have waited for %1 s, limit %2 s</source>
        <comment>kickOff.waited</comment>
        <translation>بازیکنان %1 s منتظر مانده‌اند، حد %2 s</translation>
    </message>
    <message>
        <source>asked for by command</source>
        <comment>command.asked</comment>
        <translation>با فرمان درخواست شد</translation>
    </message>
    <message>
        <source>%1 set to %2</source>
        <comment>command.set</comment>
        <translation>%1 روی %2 تنظیم شد</translation>
    </message>
    <message>
        <source>set from %1 to %2</source>
        <comment>command.score</comment>
        <translation>از %1 به %2 تغییر یافت</translation>
    </message>
    <message>
        <source>decided by the human referee</source>
        <comment>command.human</comment>
        <translation>تصمیم داور انسانی</translation>
    </message>
    <message>
        <source>%1 has touched the ball</source>
        <comment>ball.touched</comment>
        <translation>%1 توپ را لمس کرد</translation>
    </message>
    <message>
        <source>last touched by %1</source>
        <comment>ball.lastTouched</comment>
        <translation>آخرین لمس: %1</translation>
    </message>
    <message>
        <source>touched by nobody</source>
        <comment>ball.untouched</comment>
        <translation>کسی توپ را لمس نکرده است</translation>
    </message>
    <message>
        <source>the ball is behind the goal line at %1, %2</source>
        <comment>ball.behindGoalLine</comment>
        <translation>توپ در %1 پشت خط دروازه است، %2</translation>
    </message>
    <message>
        <source>the ball is behind the side line at %1, %2</source>
        <comment>ball.behindSideLine</comment>
        <translation>توپ در %1 پشت خط کناری است، %2</translation>
    </message>
    <message>
        <source>the ball has left the field upwards or downwards</source>
        <comment>ball.lost</comment>
        <translation>توپ از بالا یا پایین زمین را ترک کرده است</translation>
    </message>
    <message>
        <source>put back to %1</source>
        <comment>ball.putBack</comment>
        <translation>به %1 بازگردانده شد</translation>
    </message>
    <message>
        <source>the ball is put to %1</source>
        <comment>ball.putTo</comment>
        <translation>توپ در %1 گذاشته می‌شود</translation>
    </message>
    <message>
        <source>it is taken from where the ball is after %1 s</source>
        <comment>ball.taken</comment>
        <translation>از جایی زده می‌شود که توپ پس از %1 s آنجاست</translation>
    </message>
    <message>
        <source>the ball is dropped at %1</source>
        <comment>ball.dropped</comment>
        <translation>دراپ‌بال در %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>restart.taken</comment>
        <translation>%1 آن را زد</translation>
    </message>
    <message>
        <source>not taken for %1 s, limit %2 s</source>
        <comment>restart.notTaken</comment>
        <translation>%1 s زده نشده است، حد %2 s</translation>
    </message>
    <message>
        <source>free kick for the opponents</source>
        <comment>restart.freeKick</comment>
        <translation>ضربهٔ آزاد برای حریف</translation>
    </message>
    <message>
        <source>corner</source>
        <comment>restart.corner</comment>
        <translation>کرنر</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>restart.goalKick</comment>
        <translation>ضربهٔ دروازه</translation>
    </message>
    <message>
        <source>%1 has asked for it</source>
        <comment>pass.asked</comment>
        <translation>%1 آن را درخواست کرده است</translation>
    </message>
    <message>
        <source>%1 has touched the ball again %2 s after its kick, and nobody else between</source>
        <comment>doubleTouch</comment>
        <translation>%1 توپ را %2 s پس از ضربهٔ خود دوباره لمس کرد و در این میان کس دیگری آن را لمس نکرد</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>score</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>straight from a kick of %1 into the own goal</source>
        <comment>noGoal.ownGoal</comment>
        <translation>مستقیم از ضربهٔ %1 به دروازهٔ خودی</translation>
    </message>
    <message>
        <source>straight from an indirect kick of %1</source>
        <comment>noGoal.indirect</comment>
        <translation>مستقیم از ضربهٔ غیرمستقیم %1</translation>
    </message>
    <message>
        <source>after kick-off no opponent has touched the ball, and no player of the team outside the centre circle</source>
        <comment>noGoal.kickOff</comment>
        <translation>پس از شروع بازی نه حریفی توپ را لمس کرده است و نه بازیکنی از تیم در بیرون دایرهٔ میانی</translation>
    </message>
    <message>
        <source>no second player has touched the ball since pass mode, which ended %1 s ago, limit %2 s</source>
        <comment>noGoal.passMode</comment>
        <translation>از حالت پاس که %1 s پیش پایان یافت، بازیکن دومی توپ را لمس نکرده است، حد %2 s</translation>
    </message>
    <message>
        <source>%1 has been on the ground for %2 s, limit %3 s</source>
        <comment>foul.onGround</comment>
        <translation>%1 به مدت %2 s روی زمین است، حد %3 s</translation>
    </message>
    <message>
        <source>%1 has not been standing for %2 s, limit %3 s</source>
        <comment>foul.notStanding</comment>
        <translation>%1 به مدت %2 s نایستاده است، حد %3 s</translation>
    </message>
    <message>
        <source>%1 players touch each other, limit %2: %3</source>
        <comment>foul.touching</comment>
        <translation>%1 بازیکن یکدیگر را لمس می‌کنند، حد %2: %3</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and the goalie has come</source>
        <comment>foul.illegalDefenceGoalie</comment>
        <translation>%1 یکی از %2 بازیکن در محوطهٔ جریمهٔ خودی است، حد %3، و دروازه‌بان آمده است</translation>
    </message>
    <message>
        <source>%1 is one of %2 in their own penalty area, limit %3, and came last</source>
        <comment>foul.illegalDefenceLast</comment>
        <translation>%1 یکی از %2 بازیکن در محوطهٔ جریمهٔ خودی است، حد %3، و آخر از همه آمد</translation>
    </message>
    <message>
        <source>%1, number %2 of its team, is %3 m from the ball, limit %4 m, and %5 is %6 m from it, limit %7 m</source>
        <comment>foul.crowding</comment>
        <translation>%1، نفر %2 تیم خود، %3 m با توپ فاصله دارد، حد %4 m، و %5 به فاصلهٔ %6 m از آن است، حد %7 m</translation>
    </message>
    <message>
        <source>%1 ran into %2 with %3 m/s, limit %4 m/s, towards the contact %5 m/s, limit %6 m/s</source>
        <comment>foul.charging</comment>
        <translation>%1 با سرعت %3 m/s به %2 برخورد کرد، حد %4 m/s، به سوی تماس %5 m/s، حد %6 m/s</translation>
    </message>
    <message>
        <source>%1 and %2 of %3 reach into each other by more than %4 m</source>
        <comment>foul.selfCollision</comment>
        <translation>%1 و %2 از %3 بیش از %4 m در هم فرو رفته‌اند</translation>
    </message>
    <message>
        <source>put outside of the penalty area</source>
        <comment>penalty.leaveArea</comment>
        <translation>به بیرون محوطهٔ جریمه برده شد</translation>
    </message>
    <message>
        <source>pushed %1 m away from the group</source>
        <comment>penalty.leaveGroup</comment>
        <translation>%1 m از گروه دور شد</translation>
    </message>
    <message>
        <source>sent off after %1 s in the air</source>
        <comment>penalty.sendOff</comment>
        <translation>پس از %1 s در هوا از زمین بیرون شد</translation>
    </message>
    <message>
        <source>their joints are frozen for %1 s</source>
        <comment>penalty.joints</comment>
        <translation>مفصل‌ها برای %1 s قفل می‌شوند</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; it was: %3</source>
        <comment>verdict.overruled</comment>
        <translation>%1: %2؛ چنین بود: %3</translation>
    </message>
    <message>
        <source>instead %1</source>
        <comment>verdict.instead</comment>
        <translation>به جای آن %1</translation>
    </message>
    <message>
        <source>it does not count</source>
        <comment>verdict.nothing</comment>
        <translation>به حساب نمی‌آید</translation>
    </message>
    <message>
        <source>confirmed by the human referee</source>
        <comment>verdict.confirmedByHuman</comment>
        <translation>داور انسانی تأیید کرد</translation>
    </message>
    <message>
        <source>overruled by the human referee</source>
        <comment>verdict.overruledByHuman</comment>
        <translation>داور انسانی رد کرد</translation>
    </message>
    <message>
        <source>undone by the human referee</source>
        <comment>verdict.undoneByHuman</comment>
        <translation>داور انسانی پس گرفت</translation>
    </message>
    <message>
        <source>confirmed: nobody objected within %1 s</source>
        <comment>verdict.nobodyObjected</comment>
        <translation>تأیید شد: کسی در %1 s اعتراض نکرد</translation>
    </message>
    <message>
        <source>overruled: nobody confirmed it within %1 s</source>
        <comment>verdict.nobodyConfirmed</comment>
        <translation>رد شد: کسی در %1 s آن را تأیید نکرد</translation>
    </message>
    <message>
        <source>%1 is put back to %2</source>
        <comment>verdict.putBack</comment>
        <translation>%1 به %2 بازگردانده می‌شود</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>verdict.by</comment>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>name.goal</comment>
        <translation>گل</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>name.crowding</comment>
        <translation>ازدحام</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>name.touching</comment>
        <translation>تماس بازیکنان</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>name.illegalDefence</comment>
        <translation>دفاع غیرمجاز</translation>
    </message>
    <message>
        <source>illegal attack</source>
        <comment>name.illegalAttack</comment>
        <translation>حملهٔ غیرمجاز</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>name.incapable</comment>
        <translation>ناتوانی</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>name.kickOff</comment>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>name.charging</comment>
        <translation>تنه زدن</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>name.selfCollision</comment>
        <translation>برخورد با خود</translation>
    </message>
    <message>
        <source>%1 has left the penalty area at %2</source>
        <comment>shootOut.left</comment>
        <translation>%1 در %2 محوطهٔ جریمه را ترک کرد</translation>
    </message>
    <message>
        <source>the ball has left the box of %1 by %2 m at %3</source>
        <comment>keepaway.leftBox</comment>
        <translation>توپ در %3 محدودهٔ %1 در %2 m را ترک کرد</translation>
    </message>
    <message>
        <source>the right team has touched the ball</source>
        <comment>keepaway.touched</comment>
        <translation>تیم راست توپ را لمس کرد</translation>
    </message>
    <message>
        <source>players have waited for %1 s</source>
        <comment>spl.waited</comment>
        <translation>بازیکنان %1 s منتظر مانده‌اند</translation>
    </message>
    <message>
        <source>phase %1</source>
        <comment>spl.phase</comment>
        <translation>مرحلهٔ %1</translation>
    </message>
    <message>
        <source>initial</source>
        <comment>spl.initial</comment>
        <translation>آغازین</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>spl.ready</comment>
        <translation>آماده</translation>
    </message>
    <message>
        <source>set</source>
        <comment>spl.set</comment>
        <translation>ایستا</translation>
    </message>
    <message>
        <source>playing</source>
        <comment>spl.playing</comment>
        <translation>در حال بازی</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>spl.finished</comment>
        <translation>پایان‌یافته</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>spl.matchOver</comment>
        <translation>مسابقه پایان یافت</translation>
    </message>
    <message>
        <source>the teams wait for kick-off</source>
        <comment>spl.waiting</comment>
        <translation>تیم‌ها منتظر شروع بازی‌اند</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>spl.kickOff</comment>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>play goes on by command</source>
        <comment>spl.command</comment>
        <translation>بازی با فرمان ادامه می‌یابد</translation>
    </message>
    <message>
        <source>the teams have had %1 s</source>
        <comment>spl.teamsHad</comment>
        <translation>تیم‌ها %1 s وقت داشتند</translation>
    </message>
    <message>
        <source>the players have stood for %1 s</source>
        <comment>spl.playersStood</comment>
        <translation>بازیکنان %1 s ایستاده‌اند</translation>
    </message>
    <message>
        <source>%1 stands at %2</source>
        <comment>spl.standsAt</comment>
        <translation>%1 در %2 ایستاده است</translation>
    </message>
    <message>
        <source>put to %1</source>
        <comment>spl.putTo</comment>
        <translation>به %1 برده شد</translation>
    </message>
    <message>
        <source>the ball has been off the field for %1 s</source>
        <comment>spl.ballOff</comment>
        <translation>توپ %1 s بیرون از زمین بوده است</translation>
    </message>
    <message>
        <source>%1 has left the field at %2</source>
        <comment>spl.leftField</comment>
        <translation>%1 در %2 زمین را ترک کرد</translation>
    </message>
    <message>
        <source>%1 defends in the own penalty area at %2</source>
        <comment>spl.defends</comment>
        <translation>%1 در %2 در محوطهٔ جریمهٔ خودی دفاع می‌کند</translation>
    </message>
    <message>
        <source>leaving_the_field, out for %1 s</source>
        <comment>spl.outForLeaving</comment>
        <translation>ترک زمین (leaving_the_field)، اخراج برای %1 s</translation>
    </message>
    <message>
        <source>illegal_defender, out for %1 s</source>
        <comment>spl.outForDefending</comment>
        <translation>مدافع غیرمجاز (illegal_defender)، اخراج برای %1 s</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>rule.ballOut</comment>
        <translation>توپ بیرون</translation>
    </message>
    <message>
        <source>ball return</source>
        <comment>rule.ballReturn</comment>
        <translation>بازگشت توپ</translation>
    </message>
    <message>
        <source>before kick-off</source>
        <comment>rule.beforeKickOff</comment>
        <translation>پیش از شروع بازی</translation>
    </message>
    <message>
        <source>charging</source>
        <comment>rule.charging</comment>
        <translation>تنه زدن</translation>
    </message>
    <message>
        <source>crowding</source>
        <comment>rule.crowding</comment>
        <translation>ازدحام</translation>
    </message>
    <message>
        <source>double touch</source>
        <comment>rule.doubleTouch</comment>
        <translation>لمس دوباره</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>rule.goal</comment>
        <translation>گل</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>rule.goalKick</comment>
        <translation>ضربهٔ دروازه</translation>
    </message>
    <message>
        <source>goal pause</source>
        <comment>rule.goalPause</comment>
        <translation>مکث پس از گل</translation>
    </message>
    <message>
        <source>halves</source>
        <comment>rule.halves</comment>
        <translation>نیمه‌ها</translation>
    </message>
    <message>
        <source>illegal defence</source>
        <comment>rule.illegalDefence</comment>
        <translation>دفاع غیرمجاز</translation>
    </message>
    <message>
        <source>illegal position</source>
        <comment>rule.illegalPosition</comment>
        <translation>جایگاه غیرمجاز</translation>
    </message>
    <message>
        <source>incapable</source>
        <comment>rule.incapable</comment>
        <translation>ناتوانی</translation>
    </message>
    <message>
        <source>keepaway</source>
        <comment>rule.keepaway</comment>
        <translation>حفظ توپ</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>rule.kickOff</comment>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>kick-off ban</source>
        <comment>rule.kickOffBan</comment>
        <translation>منع گل پس از شروع بازی</translation>
    </message>
    <message>
        <source>lost ball</source>
        <comment>rule.lostBall</comment>
        <translation>توپ گم‌شده</translation>
    </message>
    <message>
        <source>pass mode</source>
        <comment>rule.passMode</comment>
        <translation>حالت پاس</translation>
    </message>
    <message>
        <source>pass mode ban</source>
        <comment>rule.passModeBan</comment>
        <translation>منع گل پس از حالت پاس</translation>
    </message>
    <message>
        <source>pass mode distance</source>
        <comment>rule.passModeDistance</comment>
        <translation>فاصله در حالت پاس</translation>
    </message>
    <message>
        <source>penalties</source>
        <comment>rule.penalties</comment>
        <translation>جریمه‌ها</translation>
    </message>
    <message>
        <source>phases</source>
        <comment>rule.phases</comment>
        <translation>مرحله‌ها</translation>
    </message>
    <message>
        <source>posture</source>
        <comment>rule.posture</comment>
        <translation>ژست</translation>
    </message>
    <message>
        <source>quit</source>
        <comment>rule.quit</comment>
        <translation>خروج</translation>
    </message>
    <message>
        <source>removal penalty</source>
        <comment>rule.removalPenalty</comment>
        <translation>جریمهٔ اخراج موقت</translation>
    </message>
    <message>
        <source>self collision</source>
        <comment>rule.selfCollision</comment>
        <translation>برخورد با خود</translation>
    </message>
    <message>
        <source>set play</source>
        <comment>rule.setPlay</comment>
        <translation>ضربهٔ ایستگاهی</translation>
    </message>
    <message>
        <source>shoot-out</source>
        <comment>rule.shootOut</comment>
        <translation>ضربات پنالتی</translation>
    </message>
    <message>
        <source>touch times</source>
        <comment>rule.touchTimes</comment>
        <translation>زمان‌های لمس</translation>
    </message>
    <message>
        <source>touching</source>
        <comment>rule.touching</comment>
        <translation>تماس بازیکنان</translation>
    </message>
    <message>
        <source>command</source>
        <comment>rule.command</comment>
        <translation>فرمان</translation>
    </message>
    <message>
        <source>human referee</source>
        <comment>rule.humanReferee</comment>
        <translation>داور انسانی</translation>
    </message>
    <message>
        <source>deg</source>
        <comment>unit.deg</comment>
        <translation>درجه</translation>
    </message>
    <message>
        <source>bytes</source>
        <comment>unit.bytes</comment>
        <translation>بایت</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Field and ball</source>
        <comment>topic.field</comment>
        <translation>زمین و توپ</translation>
    </message>
    <message>
        <source>Teams</source>
        <comment>topic.teams</comment>
        <translation>تیم‌ها</translation>
    </message>
    <message>
        <source>Course of a match</source>
        <comment>topic.course</comment>
        <translation>روند مسابقه</translation>
    </message>
    <message>
        <source>Human referee</source>
        <comment>topic.human</comment>
        <translation>داور انسانی</translation>
    </message>
    <message>
        <source>Pass mode</source>
        <comment>topic.passMode</comment>
        <translation>حالت پاس</translation>
    </message>
    <message>
        <source>Fouls: posture and place</source>
        <comment>topic.posture</comment>
        <translation>خطاهای بازی: ژست و مکان</translation>
    </message>
    <message>
        <source>Fouls: charging</source>
        <comment>topic.charging</comment>
        <translation>خطاهای بازی: تنه زدن</translation>
    </message>
    <message>
        <source>Fouls: self collision</source>
        <comment>topic.selfCollision</comment>
        <translation>خطاهای بازی: برخورد با خود</translation>
    </message>
    <message>
        <source>Keepaway</source>
        <comment>topic.keepaway</comment>
        <translation>حفظ توپ</translation>
    </message>
    <message>
        <source>Speech</source>
        <comment>topic.speech</comment>
        <translation>گفتار</translation>
    </message>
    <message>
        <source>Standard platform league</source>
        <comment>topic.spl</comment>
        <translation>لیگ سکوی استاندارد</translation>
    </message>
    <message>
        <source>Options</source>
        <comment>topic.options</comment>
        <translation>گزینه‌ها</translation>
    </message>
    <message>
        <source>Distance between the goal lines.</source>
        <comment>FieldLength</comment>
        <translation>فاصلهٔ میان خط‌های دروازه.</translation>
    </message>
    <message>
        <source>Distance between the side lines.</source>
        <comment>FieldWidth</comment>
        <translation>فاصلهٔ میان خط‌های کناری.</translation>
    </message>
    <message>
        <source>How high a ball may be without being lost.</source>
        <comment>FieldHeight</comment>
        <translation>بیشترین ارتفاع توپ، پیش از آنکه گم‌شده به شمار آید.</translation>
    </message>
    <message>
        <source>Between the posts.</source>
        <comment>GoalWidth</comment>
        <translation>میان تیرک‌ها.</translation>
    </message>
    <message>
        <source>From the goal line to the back of the goal.</source>
        <comment>GoalDepth</comment>
        <translation>از خط دروازه تا پشت دروازه.</translation>
    </message>
    <message>
        <source>Below the bar.</source>
        <comment>GoalHeight</comment>
        <translation>زیر تیر افقی.</translation>
    </message>
    <message>
        <source>Depth of the penalty areas.</source>
        <comment>PenaltyLength</comment>
        <translation>عمق محوطه‌های جریمه.</translation>
    </message>
    <message>
        <source>How much wider than the goals the penalty areas are.</source>
        <comment>PenaltyWidth</comment>
        <translation>اندازه‌ای که محوطه‌های جریمه از دروازه‌ها پهن‌ترند.</translation>
    </message>
    <message>
        <source>Radius around the ball that opponents keep out of; radius of the centre circle.</source>
        <comment>FreeKickDistance</comment>
        <translation>شعاعی گرد توپ که حریفان باید بیرون آن بمانند؛ شعاع دایرهٔ میانی.</translation>
    </message>
    <message>
        <source>How far players who have to give way are moved.</source>
        <comment>FreeKickMoveDist</comment>
        <translation>فاصله‌ای که بازیکنانِ ملزم به راه دادن جابه‌جا می‌شوند.</translation>
    </message>
    <message>
        <source>How far from the ball the kicking team stands when it is put in place.</source>
        <comment>KickRepelDist</comment>
        <translation>فاصلهٔ تیم ضربه‌زننده از توپ هنگام گذاشتن آن.</translation>
    </message>
    <message>
        <source>Distance of the ball from the goal line at a goal kick.</source>
        <comment>GoalKickDist</comment>
        <translation>فاصلهٔ توپ از خط دروازه در ضربهٔ دروازه.</translation>
    </message>
    <message>
        <source>Radius of the ball as the rules know it.</source>
        <comment>BallRadius</comment>
        <translation>شعاع توپ از نظر قوانین.</translation>
    </message>
    <message>
        <source>Room that a player needs when it is moved; height of its torso after a beam.</source>
        <comment>AgentRadius</comment>
        <translation>جایی که بازیکن هنگام جابه‌جایی نیاز دارد؛ ارتفاع تنهٔ آن پس از انتقال آنی.</translation>
    </message>
    <message>
        <source>Robots of one type in a team.</source>
        <comment>MaxRobotTypeCount</comment>
        <translation>ربات‌های هم‌نوع در یک تیم.</translation>
    </message>
    <message>
        <source>Different types in a full team.</source>
        <comment>MinRobotTypesCount</comment>
        <translation>نوع‌های متفاوت در یک تیم کامل.</translation>
    </message>
    <message>
        <source>Robots of any two types together.</source>
        <comment>MaxSumTwoRobotTypes</comment>
        <translation>مجموع ربات‌های هر دو نوع دلخواه.</translation>
    </message>
    <message>
        <source>Motors need current, get hot and use up a battery, in robots that come from now on.</source>
        <comment>RealisticMotors</comment>
        <translation>موتورها جریان می‌خواهند، داغ می‌شوند و باتری مصرف می‌کنند؛ در ربات‌هایی که از این پس می‌آیند.</translation>
    </message>
    <message>
        <source>Greatest error of a beam along each axis.</source>
        <comment>BeamNoiseXY</comment>
        <translation>بیشترین خطای انتقال آنی در راستای هر محور.</translation>
    </message>
    <message>
        <source>Greatest error of the direction after a beam.</source>
        <comment>BeamNoiseAngle</comment>
        <translation>بیشترین خطای جهت پس از انتقال آنی.</translation>
    </message>
    <message>
        <source>Places that are tried to find a free one for a player that is moved; 0: none.</source>
        <comment>MaxNumSafeRepositionAttempts</comment>
        <translation>شمار جاهایی که برای یافتن جای خالی برای بازیکن جابه‌جاشده آزموده می‌شوند؛ 0: هیچ.</translation>
    </message>
    <message>
        <source>Length of a half.</source>
        <comment>RuleHalfTime</comment>
        <translation>مدت هر نیمه.</translation>
    </message>
    <message>
        <source>From a goal to the kick-off.</source>
        <comment>RuleGoalPauseTime</comment>
        <translation>از گل تا شروع بازی.</translation>
    </message>
    <message>
        <source>Dead time before a set play.</source>
        <comment>RuleKickInPauseTime</comment>
        <translation>زمان مرده پیش از ضربهٔ ایستگاهی.</translation>
    </message>
    <message>
        <source>After so long a restart ends with a drop ball; 0: never.</source>
        <comment>RuleDropBallTime</comment>
        <translation>پس از این مدت، شروع دوباره با دراپ‌بال پایان می‌یابد؛ 0: هرگز.</translation>
    </message>
    <message>
        <source>From the first agent to the automatic kick-off.</source>
        <comment>WaitBeforeKickOff</comment>
        <translation>از نخستین عامل تا شروع خودکار بازی.</translation>
    </message>
    <message>
        <source>Fouls and other offences wait until people confirm or overrule them, and the match with them.</source>
        <comment>ConfirmFouls</comment>
        <translation>خطاهای بازیکنان و تخلف‌های دیگر، و همراه آن‌ها مسابقه، منتظر تأیید یا رد انسان می‌مانند.</translation>
    </message>
    <message>
        <source>The same for goals.</source>
        <comment>ConfirmGoals</comment>
        <translation>همین برای گل‌ها.</translation>
    </message>
    <message>
        <source>How long the match waits for people to confirm or overrule a decision; 0: for ever.</source>
        <comment>ConfirmWindow</comment>
        <translation>مدتی که مسابقه برای تأیید یا رد یک تصمیم منتظر انسان می‌ماند؛ 0: بی‌پایان.</translation>
    </message>
    <message>
        <source>What nobody has decided about in time stands; else it is overruled.</source>
        <comment>ConfirmByDefault</comment>
        <translation>آنچه کسی به‌موقع درباره‌اش تصمیم نگرفته است معتبر می‌ماند؛ وگرنه رد می‌شود.</translation>
    </message>
    <message>
        <source>How long the match may have gone on when the last decision is undone; 0: it cannot be.</source>
        <comment>UndoWindow</comment>
        <translation>حداکثر مدت ادامهٔ مسابقه تا پس گرفتن آخرین تصمیم؛ 0: ناممکن.</translation>
    </message>
    <message>
        <source>Fastest ball with which pass mode can begin.</source>
        <comment>PassModeMaxBallSpeed</comment>
        <translation>تندترین توپی که حالت پاس با آن می‌تواند آغاز شود.</translation>
    </message>
    <message>
        <source>Greatest distance from the ball of the player who asks.</source>
        <comment>PassModeMaxBallDist</comment>
        <translation>بیشترین فاصلهٔ بازیکن درخواست‌کننده از توپ.</translation>
    </message>
    <message>
        <source>Distance from the ball that opponents keep.</source>
        <comment>PassModeMinOppBallDist</comment>
        <translation>فاصله‌ای که حریفان از توپ نگه می‌دارند.</translation>
    </message>
    <message>
        <source>How long pass mode lasts at most.</source>
        <comment>PassModeDuration</comment>
        <translation>حداکثر مدت حالت پاس.</translation>
    </message>
    <message>
        <source>How long the team may not score afterwards.</source>
        <comment>PassModeScoreWaitTime</comment>
        <translation>مدتی که تیم پس از آن نمی‌تواند گل بزند.</translation>
    </message>
    <message>
        <source>How long it may not ask again.</source>
        <comment>PassModeRetryWaitTime</comment>
        <translation>مدتی که تیم نمی‌تواند دوباره درخواست کند.</translation>
    </message>
    <message>
        <source>How long a player may not stand upright.</source>
        <comment>NotStandingMaxTime</comment>
        <translation>مدتی که بازیکن مجاز است راست نایستاده باشد.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieNotStandingMaxTime</comment>
        <translation>همین برای دروازه‌بان.</translation>
    </message>
    <message>
        <source>How long a player may lie on the ground.</source>
        <comment>GroundMaxTime</comment>
        <translation>مدتی که بازیکن مجاز است روی زمین افتاده باشد.</translation>
    </message>
    <message>
        <source>The same for the goalie.</source>
        <comment>GoalieGroundMaxTime</comment>
        <translation>همین برای دروازه‌بان.</translation>
    </message>
    <message>
        <source>Players in their own penalty area, with the goalie.</source>
        <comment>MaxPlayersInsideOwnArea</comment>
        <translation>بازیکنان در محوطهٔ جریمهٔ خودی، با دروازه‌بان.</translation>
    </message>
    <message>
        <source>Players that may touch one another in one group.</source>
        <comment>MaxTouchGroupSize</comment>
        <translation>بازیکنانی که مجازند در یک گروه یکدیگر را لمس کنند.</translation>
    </message>
    <message>
        <source>Crowding is looked for while an opponent is nearer to the ball than this; 0: never.</source>
        <comment>MinOppDistance</comment>
        <translation>ازدحام تا وقتی بررسی می‌شود که حریفی نزدیک‌تر از این به توپ باشد؛ 0: هرگز.</translation>
    </message>
    <message>
        <source>Distance from the ball that the second of a team keeps then.</source>
        <comment>Min2PlDistance</comment>
        <translation>فاصله‌ای که نفر دوم تیم در این حال از توپ نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Distance from the ball that the third of a team keeps then.</source>
        <comment>Min3PlDistance</comment>
        <translation>فاصله‌ای که نفر سوم تیم در این حال از توپ نگه می‌دارد.</translation>
    </message>
    <message>
        <source>How long a player that is sent off hangs in the air first.</source>
        <comment>FoulHoldTime</comment>
        <translation>مدتی که بازیکن اخراجی نخست در هوا می‌ماند.</translation>
    </message>
    <message>
        <source>Slowest offender.</source>
        <comment>ChargingMinSpeed</comment>
        <translation>کمترین سرعت بازیکن خاطی.</translation>
    </message>
    <message>
        <source>Smallest angle between its motion and the direction to the ball.</source>
        <comment>ChargingMinBallSpeedAngle</comment>
        <translation>کمترین زاویه میان حرکت او و جهت توپ.</translation>
    </message>
    <message>
        <source>Smallest difference of both players&apos; distances from the ball.</source>
        <comment>ChargingMinDeltaDist</comment>
        <translation>کمترین اختلاف فاصلهٔ دو بازیکن از توپ.</translation>
    </message>
    <message>
        <source>Smallest difference of the angles between their motion and each other.</source>
        <comment>ChargingMinDeltaAng</comment>
        <translation>کمترین اختلاف زاویه‌های میان حرکت هر یک و جهت دیگری.</translation>
    </message>
    <message>
        <source>No charging so long after a touch of the ball.</source>
        <comment>ChargingImmunityTime</comment>
        <translation>تا این مدت پس از لمس توپ، تنه زدن به شمار نمی‌آید.</translation>
    </message>
    <message>
        <source>No charging so long after an innocent contact.</source>
        <comment>ChargingCollisionMinTime</comment>
        <translation>تا این مدت پس از تماس بی‌تقصیر، تنه زدن به شمار نمی‌آید.</translation>
    </message>
    <message>
        <source>What concerns the ball counts only so near to it.</source>
        <comment>ChargingMaxBallRulesDist</comment>
        <translation>آنچه به توپ مربوط است تنها تا این فاصله از آن به شمار می‌آید.</translation>
    </message>
    <message>
        <source>A contact nearer to the ball than this is never a foul.</source>
        <comment>ChargingMinCollBallDist</comment>
        <translation>تماسی نزدیک‌تر از این به توپ هرگز خطای بازیکن نیست.</translation>
    </message>
    <message>
        <source>Slowest motion into the contact.</source>
        <comment>ChargingMinCollisionSpeed</comment>
        <translation>کمترین سرعت حرکت به سوی تماس.</translation>
    </message>
    <message>
        <source>How far parts of a robot may reach into one another.</source>
        <comment>SelfCollisionsTolerance</comment>
        <translation>حداکثر فرورفتگی مجاز بخش‌های ربات در یکدیگر.</translation>
    </message>
    <message>
        <source>How long joints are frozen.</source>
        <comment>SelfCollisionJointFrozenTime</comment>
        <translation>مدت قفل بودن مفصل‌ها.</translation>
    </message>
    <message>
        <source>How long they cannot be frozen again.</source>
        <comment>SelfCollisionJointThawTime</comment>
        <translation>مدتی که مفصل‌ها نمی‌توانند دوباره قفل شوند.</translation>
    </message>
    <message>
        <source>Least time between two punishments by sending off.</source>
        <comment>SelfCollisionBeamCooldownTime</comment>
        <translation>کمترین زمان میان دو جریمهٔ اخراج.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterX</comment>
        <translation>مرکز محدوده.</translation>
    </message>
    <message>
        <source>Centre of the box.</source>
        <comment>KeepawayCenterY</comment>
        <translation>مرکز محدوده.</translation>
    </message>
    <message>
        <source>First size of the box along x.</source>
        <comment>KeepawayLength</comment>
        <translation>اندازهٔ آغازین محدوده در راستای x.</translation>
    </message>
    <message>
        <source>First size of the box along y.</source>
        <comment>KeepawayWidth</comment>
        <translation>اندازهٔ آغازین محدوده در راستای y.</translation>
    </message>
    <message>
        <source>How fast it shrinks along x.</source>
        <comment>KeepawayLengthReductionRate</comment>
        <translation>سرعت کوچک شدن آن در راستای x.</translation>
    </message>
    <message>
        <source>How fast it shrinks along y.</source>
        <comment>KeepawayWidthReductionRate</comment>
        <translation>سرعت کوچک شدن آن در راستای y.</translation>
    </message>
    <message>
        <source>Longest text that a player says.</source>
        <comment>SayMaxLength</comment>
        <translation>طولانی‌ترین متنی که بازیکن می‌گوید.</translation>
    </message>
    <message>
        <source>How far it is heard.</source>
        <comment>SayRange</comment>
        <translation>فاصله‌ای که شنیده می‌شود.</translation>
    </message>
    <message>
        <source>Time for teams to take their positions.</source>
        <comment>ReadyDuration</comment>
        <translation>زمان تیم‌ها برای جای‌گیری.</translation>
    </message>
    <message>
        <source>Time between taking positions and play.</source>
        <comment>SetDuration</comment>
        <translation>زمان میان جای‌گیری و بازی.</translation>
    </message>
    <message>
        <source>How long a player is taken out for a foul.</source>
        <comment>PenaltyDuration</comment>
        <translation>مدت اخراج موقت بازیکن به‌سبب خطا.</translation>
    </message>
    <message>
        <source>Agents are told the score.</source>
        <comment>ReportScore</comment>
        <translation>نتیجه به عامل‌ها گفته می‌شود.</translation>
    </message>
    <message>
        <source>Agents hear the name of the team that speaks.</source>
        <comment>LabelMessages</comment>
        <translation>عامل‌ها نام تیم گوینده را می‌شنوند.</translation>
    </message>
    <message>
        <source>Players may stand anywhere at kick-off and be beamed anywhere.</source>
        <comment>StartAnyFieldPosition</comment>
        <translation>بازیکنان در شروع بازی می‌توانند هر جا بایستند و به هر جا انتقال آنی یابند.</translation>
    </message>
    <message>
        <source>The match ends after the first half.</source>
        <comment>SingleHalfTime</comment>
        <translation>مسابقه پس از نیمهٔ اول پایان می‌یابد.</translation>
    </message>
    <message>
        <source>Teams change sides at half time.</source>
        <comment>ChangeSidesInSecondHalf</comment>
        <translation>تیم‌ها میان دو نیمه زمین خود را عوض می‌کنند.</translation>
    </message>
    <message>
        <source>Halves begin by themselves.</source>
        <comment>AutomaticKickOff</comment>
        <translation>نیمه‌ها خودبه‌خود آغاز می‌شوند.</translation>
    </message>
    <message>
        <source>The first kick-off is decided by lot; else it is the left team&apos;s.</source>
        <comment>CoinTossForKickOff</comment>
        <translation>نخستین شروع بازی با قرعه تعیین می‌شود؛ وگرنه از آن تیم چپ است.</translation>
    </message>
    <message>
        <source>The run ends 10 s after the match.</source>
        <comment>AutomaticQuit</comment>
        <translation>اجرا 10 s پس از مسابقه پایان می‌یابد.</translation>
    </message>
    <message>
        <source>The left team shoots penalties, and the right goalie stays in its area.</source>
        <comment>PenaltyShootout</comment>
        <translation>تیم چپ پنالتی می‌زند و دروازه‌بان راست در محوطهٔ خود می‌ماند.</translation>
    </message>
    <message>
        <source>The left team keeps the ball from the right one inside a box that shrinks.</source>
        <comment>Keepaway</comment>
        <translation>تیم چپ در محدوده‌ای که کوچک می‌شود توپ را از تیم راست دور نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Illegal defenders are sent off; else moved out of the area.</source>
        <comment>IllegalDefenseBeamPenalty</comment>
        <translation>مدافعان غیرمجاز اخراج می‌شوند؛ وگرنه از محوطه بیرون برده می‌شوند.</translation>
    </message>
    <message>
        <source>Touching players are sent off; else moved apart.</source>
        <comment>TouchingFoulBeamPenalty</comment>
        <translation>بازیکنانِ در تماس اخراج می‌شوند؛ وگرنه از هم دور می‌شوند.</translation>
    </message>
    <message>
        <source>Charging is looked for.</source>
        <comment>UseCharging</comment>
        <translation>تنه زدن بررسی می‌شود.</translation>
    </message>
    <message>
        <source>Self collisions are punished.</source>
        <comment>FoulOnSelfCollisions</comment>
        <translation>برخوردهای ربات با خود جریمه می‌شوند.</translation>
    </message>
    <message>
        <source>Self collisions are logged.</source>
        <comment>PrintSelfCollisions</comment>
        <translation>برخوردهای ربات با خود در گزارش ثبت می‌شوند.</translation>
    </message>
    <message>
        <source>Self collisions lead to sending off; else joints freeze.</source>
        <comment>SelfCollisionBeamPenalty</comment>
        <translation>برخورد ربات با خود به اخراج می‌انجامد؛ وگرنه مفصل‌ها قفل می‌شوند.</translation>
    </message>
    <message>
        <source>Self collisions that are punished are written to a file.</source>
        <comment>WriteSelfCollisionsToFile</comment>
        <translation>برخوردهای جریمه‌شدهٔ ربات با خود در فایلی نوشته می‌شوند.</translation>
    </message>
    <message>
        <source>A kick-off by command puts the ball to the centre.</source>
        <comment>KickOffMovesBall</comment>
        <translation>شروع بازی با فرمان، توپ را به مرکز می‌برد.</translation>
    </message>
    <message>
        <source>What is left open is decided by lot; else for the left team, and for who comes first.</source>
        <comment>DrawLots</comment>
        <translation>آنچه نامعین می‌ماند با قرعه تعیین می‌شود؛ وگرنه به سود تیم چپ و هر که زودتر بیاید.</translation>
    </message>
    <message>
        <source>The rules are those of the standard platform league.</source>
        <comment>SplRules</comment>
        <translation>قوانین لیگ سکوی استاندارد برقرارند.</translation>
    </message>
    <message>
        <source>A ball that has left the field comes back where and when it does in rcssserver3d; else beside who touched it last.</source>
        <comment>SplReferenceQuirks</comment>
        <translation>توپی که زمین را ترک کرده است در همان جا و زمانِ rcssserver3d بازمی‌گردد؛ وگرنه کنار آخرین لمس‌کننده‌اش.</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <comment>suggest.one</comment>
        <translation>آیا منظور %1 است؟</translation>
    </message>
    <message>
        <source>did you mean %1 or %2?</source>
        <comment>suggest.two</comment>
        <translation>آیا منظور %1 یا %2 است؟</translation>
    </message>
    <message>
        <source>did you mean %1, %2 or %3?</source>
        <comment>suggest.three</comment>
        <translation>آیا منظور %1، %2 یا %3 است؟</translation>
    </message>
    <message>
        <source>&apos;)&apos; without &apos;(&apos;</source>
        <comment>syntax.noOpen</comment>
        <translation>«)» بدون «(»</translation>
    </message>
    <message>
        <source>&apos;(&apos; without &apos;)&apos;</source>
        <comment>syntax.noClose</comment>
        <translation>«(» بدون «)»</translation>
    </message>
    <message>
        <source>remove it, or look for a list closed too early</source>
        <comment>syntax.remove</comment>
        <translation>آن را بردارید یا دنبال فهرستی بگردید که زود بسته شده است</translation>
    </message>
    <message>
        <source>control character is ignored</source>
        <comment>syntax.control</comment>
        <translation>نویسهٔ کنترلی نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>text outside of all lists is ignored</source>
        <comment>syntax.outside</comment>
        <translation>متن بیرون از همهٔ فهرست‌ها نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>the text after &apos; ends without a closing &apos;</source>
        <comment>syntax.singleQuote</comment>
        <translation>متن پس از &apos; بدون &apos; پایانی تمام می‌شود</translation>
    </message>
    <message>
        <source>a text with blanks needs double quotes</source>
        <comment>syntax.doubleQuotes</comment>
        <translation>متن دارای فاصله به گیومهٔ دوتایی نیاز دارد</translation>
    </message>
    <message>
        <source>quoted text never ends</source>
        <comment>syntax.quoted</comment>
        <translation>متن درون گیومه پایان ندارد</translation>
    </message>
    <message>
        <source>close it with the same kind of quote</source>
        <comment>syntax.sameQuote</comment>
        <translation>آن را با همان نوع گیومه ببندید</translation>
    </message>
    <message>
        <source>%1 lists are still open at the end of the text; the outermost starts in line %2</source>
        <comment>syntax.stillOpen</comment>
        <translation>%1 فهرست در پایان متن هنوز بازند؛ بیرونی‌ترین آن‌ها در خط %2 آغاز می‌شود</translation>
    </message>
    <message>
        <source>by its indentation, the list in line %1 should not be inside it</source>
        <comment>syntax.indentation</comment>
        <translation>بر پایهٔ تورفتگی، فهرست خط %1 نباید درون آن باشد</translation>
    </message>
    <message>
        <source>%1 is no scene: it holds no list</source>
        <comment>scene.empty</comment>
        <translation>%1 صحنه نیست: فهرستی در آن نیست</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1)</source>
        <comment>scene.startsWith</comment>
        <translation>صحنه با (RSG 0 1) آغاز می‌شود</translation>
    </message>
    <message>
        <source>this is no scene of a known version</source>
        <comment>scene.version</comment>
        <translation>این صحنه‌ای با نسخهٔ شناخته‌شده نیست</translation>
    </message>
    <message>
        <source>a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)</source>
        <comment>scene.startsWithEither</comment>
        <translation>صحنه با (RSG 0 1) و صحنهٔ دلتا با (RDS 0 1) آغاز می‌شود</translation>
    </message>
    <message>
        <source>the scene has no body</source>
        <comment>scene.noBody</comment>
        <translation>صحنه بدنه ندارد</translation>
    </message>
    <message>
        <source>a scene is a header and one list</source>
        <comment>scene.oneList</comment>
        <translation>صحنه از یک سرآیند و یک فهرست تشکیل می‌شود</translation>
    </message>
    <message>
        <source>&apos;)&apos; too many; what follows is ignored</source>
        <comment>scene.bracketTooMany</comment>
        <translation>یک «)» اضافی؛ آنچه در پی آن است نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>text after the end of the scene is ignored</source>
        <comment>scene.textBehind</comment>
        <translation>متن پس از پایان صحنه نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>the file starts with a byte order mark, which the reference takes for text</source>
        <comment>scene.byteOrderMark</comment>
        <translation>فایل با نشانهٔ ترتیب بایت آغاز می‌شود که برنامهٔ مرجع آن را متن می‌پندارد</translation>
    </message>
    <message>
        <source>save it as UTF-8 without one</source>
        <comment>scene.saveWithout</comment>
        <translation>آن را به‌صورت UTF-8 بدون این نشانه ذخیره کنید</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <comment>scene.readAs</comment>
        <translation>%1 به‌صورت %2 خوانده می‌شود</translation>
    </message>
    <message>
        <source>elements of the header after the version are ignored</source>
        <comment>scene.header</comment>
        <translation>عنصرهای سرآیند پس از نسخه نادیده گرفته می‌شوند</translation>
    </message>
    <message>
        <source>lists are nested more than %1 deep</source>
        <comment>scene.tooDeep</comment>
        <translation>عمق تودرتویی فهرست‌ها بیش از %1 است</translation>
    </message>
    <message>
        <source>more than %1 findings; the rest of this file is not reported</source>
        <comment>scene.findings</comment>
        <translation>بیش از %1 یافته؛ بقیهٔ این فایل گزارش نمی‌شود</translation>
    </message>
    <message>
        <source>more than %1 warnings; the rest of this file is not reported</source>
        <comment>scene.warnings</comment>
        <translation>بیش از %1 هشدار؛ بقیهٔ این فایل گزارش نمی‌شود</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest of this file is not reported</source>
        <comment>scene.errors</comment>
        <translation>بیش از %1 خطا؛ بقیهٔ این فایل گزارش نمی‌شود</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>scene.missing</comment>
        <translation>فایل صحنهٔ %1 در زیر پوشه‌های داده وجود ندارد</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>scene.lookedUp</comment>
        <translation>نام‌ها در زیر پوشه‌های داده جست‌وجو می‌شوند، نه در کنار فایل واردکننده</translation>
    </message>
    <message>
        <source>&apos;nd&apos; needs the name of a class</source>
        <comment>node.noClass</comment>
        <translation>دستور nd به نام یک کلاس نیاز دارد</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; is unknown</source>
        <comment>node.unknownClass</comment>
        <translation>کلاس «%1» ناشناخته است</translation>
    </message>
    <message>
        <source>class &apos;%1&apos; makes no nodes of a scene</source>
        <comment>node.noNode</comment>
        <translation>کلاس «%1» گره صحنه نمی‌سازد</translation>
    </message>
    <message>
        <source>the new node goes nowhere: %1, which it is put below, is no longer in the scene</source>
        <comment>node.goesNowhere</comment>
        <translation>گره تازه جایی ندارد: %1 که زیر آن گذاشته شده است دیگر در صحنه نیست</translation>
    </message>
    <message>
        <source>it was removed, or dissolved since an import left nothing but Transforms in it</source>
        <comment>node.removed</comment>
        <translation>برداشته شده یا حل شده است، زیرا یک import چیزی جز Transform در آن نگذاشت</translation>
    </message>
    <message>
        <source>&apos;sel&apos; needs the name of a child</source>
        <comment>node.selNoName</comment>
        <translation>دستور sel به نام یک فرزند نیاز دارد</translation>
    </message>
    <message>
        <source>%1 has no child %2 to select</source>
        <comment>node.noChild</comment>
        <translation>%1 فرزندی به نام %2 برای انتخاب ندارد</translation>
    </message>
    <message>
        <source>the name %1 is taken by a sibling already; paths lead to the first one</source>
        <comment>node.nameTaken</comment>
        <translation>نام %1 از آن گره هم‌نیای دیگری است؛ مسیرها به نخستین گره می‌رسند</translation>
    </message>
    <message>
        <source>%1 has only %2 children to update</source>
        <comment>node.fewChildren</comment>
        <translation>%1 تنها %2 فرزند برای به‌روزرسانی دارد</translation>
    </message>
    <message>
        <source>%1 is no node of a scene</source>
        <comment>node.notOfScene</comment>
        <translation>%1 گره صحنه نیست</translation>
    </message>
    <message>
        <source>class %1 has no method &apos;%2&apos; (node %3)</source>
        <comment>call.noMethodAt</comment>
        <translation>کلاس %1 متد «%2» ندارد (گره %3)</translation>
    </message>
    <message>
        <source>class %1 has no method %2</source>
        <comment>call.noMethod</comment>
        <translation>کلاس %1 متد %2 ندارد</translation>
    </message>
    <message>
        <source>no class has a method %1</source>
        <comment>call.nowhere</comment>
        <translation>هیچ کلاسی متد %1 ندارد</translation>
    </message>
    <message>
        <source>class %1 refuses &apos;%2&apos;: %3 (node %4)</source>
        <comment>call.refusedAt</comment>
        <translation>کلاس %1 «%2» را نمی‌پذیرد: %3 (گره %4)</translation>
    </message>
    <message>
        <source>class %1 refuses %2: %3 takes %4, not %5</source>
        <comment>call.refused</comment>
        <translation>کلاس %1 %2 را نمی‌پذیرد: %3 به %4 نیاز دارد، نه %5</translation>
    </message>
    <message>
        <source>%1 is refused: %2</source>
        <comment>call.refusedFor</comment>
        <translation>%1 پذیرفته نمی‌شود: %2</translation>
    </message>
    <message>
        <source>%1 takes %2, not %3</source>
        <comment>call.takes</comment>
        <translation>%1 به %2 نیاز دارد، نه %3</translation>
    </message>
    <message>
        <source>%1 value</source>
        <comment>count.one</comment>
        <translation>%1 مقدار</translation>
    </message>
    <message>
        <source>%1 values</source>
        <comment>count.many</comment>
        <translation>%1 مقدار</translation>
    </message>
    <message>
        <source>at least %1 value</source>
        <comment>count.atLeastOne</comment>
        <translation>دست‌کم %1 مقدار</translation>
    </message>
    <message>
        <source>at least %1 values</source>
        <comment>count.atLeast</comment>
        <translation>دست‌کم %1 مقدار</translation>
    </message>
    <message>
        <source>%1 to %2 value</source>
        <comment>count.upToOne</comment>
        <translation>%1 تا %2 مقدار</translation>
    </message>
    <message>
        <source>%1 to %2 values</source>
        <comment>count.upTo</comment>
        <translation>%1 تا %2 مقدار</translation>
    </message>
    <message>
        <source>%1 is not called: its node has been removed in the meantime</source>
        <comment>call.removed</comment>
        <translation>%1 فراخوانی نمی‌شود: گره آن در این میان برداشته شده است</translation>
    </message>
    <message>
        <source>%1 is too large; %2 reads as %3</source>
        <comment>call.tooLarge</comment>
        <translation>%1 بیش از حد بزرگ است؛ %2 به‌صورت %3 خوانده می‌شود</translation>
    </message>
    <message>
        <source>%1 is no finite number; %2 reads as %3</source>
        <comment>call.notFinite</comment>
        <translation>%1 عدد متناهی نیست؛ %2 به‌صورت %3 خوانده می‌شود</translation>
    </message>
    <message>
        <source>numbers reach from -3.4e38 to 3.4e38</source>
        <comment>call.rangeOfNumbers</comment>
        <translation>عددها از -3.4e38 تا 3.4e38 هستند</translation>
    </message>
    <message>
        <source>integers reach from -2147483647 to 2147483647</source>
        <comment>call.rangeOfIntegers</comment>
        <translation>عددهای صحیح از -2147483647 تا 2147483647 هستند</translation>
    </message>
    <message>
        <source>%1 is no number; %2 reads as 0</source>
        <comment>call.noNumber</comment>
        <translation>%1 عدد نیست؛ %2 به‌صورت 0 خوانده می‌شود</translation>
    </message>
    <message>
        <source>%1 is read as %2 for %3</source>
        <comment>call.readAs</comment>
        <translation>%1 به‌صورت %2 برای %3 خوانده می‌شود</translation>
    </message>
    <message>
        <source>expected true or false, not %1</source>
        <comment>call.noFlag</comment>
        <translation>به جای %1 باید true یا false باشد</translation>
    </message>
    <message>
        <source>%1 arguments are given to a file without template%2</source>
        <comment>template.noTemplate</comment>
        <translation>%1 آرگومان به فایلی بدون template داده شده است%2</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 is given%3</source>
        <comment>template.takesOne</comment>
        <translation>این template %1 آرگومان می‌گیرد، %2 داده شده است%3</translation>
    </message>
    <message>
        <source>the template takes %1 arguments, %2 are given%3</source>
        <comment>template.takes</comment>
        <translation>این template %1 آرگومان می‌گیرد، %2 داده شده است%3</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 is given</source>
        <comment>template.ofFileTakesOne</comment>
        <translation>در فایل %1: این template %2 آرگومان می‌گیرد، %3 داده شده است</translation>
    </message>
    <message>
        <source>the template of %1 takes %2 arguments, %3 are given</source>
        <comment>template.ofFileTakes</comment>
        <translation>در فایل %1: این template %2 آرگومان می‌گیرد، %3 داده شده است</translation>
    </message>
    <message>
        <source>without a value: %1</source>
        <comment>template.without</comment>
        <translation>بدون مقدار: %1</translation>
    </message>
    <message>
        <source>the names of template parameters end here; the rest of the list is ignored</source>
        <comment>template.namesEnd</comment>
        <translation>نام پارامترهای template اینجا پایان می‌یابد؛ بقیهٔ فهرست نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>%1 is no name for a template parameter</source>
        <comment>template.noName</comment>
        <translation>%1 نام مناسبی برای پارامتر template نیست</translation>
    </message>
    <message>
        <source>the name %1 is taken already</source>
        <comment>template.taken</comment>
        <translation>نام %1 پیش‌تر به کار رفته است</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value%2</source>
        <comment>template.noValue</comment>
        <translation>پارامتر template به نام %1 مقداری ندارد%2</translation>
    </message>
    <message>
        <source>the template parameter %1 has no value that could be replaced%2</source>
        <comment>template.notReplaced</comment>
        <translation>پارامتر template به نام %1 مقداری ندارد که بتوان جایگزین کرد%2</translation>
    </message>
    <message>
        <source>the template parameter $%1 is never used</source>
        <comment>template.unused</comment>
        <translation>پارامتر template به نام $%1 هرگز به کار نرفته است</translation>
    </message>
    <message>
        <source>the variable $%1 is never used</source>
        <comment>variable.unused</comment>
        <translation>متغیر $%1 هرگز به کار نرفته است</translation>
    </message>
    <message>
        <source>names start with $</source>
        <comment>variable.dollar</comment>
        <translation>نام‌ها با $ آغاز می‌شوند</translation>
    </message>
    <message>
        <source>&apos;def&apos; needs a name and a value</source>
        <comment>variable.noNameAndValue</comment>
        <translation>دستور def به یک نام و یک مقدار نیاز دارد</translation>
    </message>
    <message>
        <source>%1 is no name for a variable</source>
        <comment>variable.noName</comment>
        <translation>%1 نام مناسبی برای متغیر نیست</translation>
    </message>
    <message>
        <source>&apos;def&apos; gives %1 no value</source>
        <comment>variable.noValue</comment>
        <translation>دستور def به %1 مقداری نمی‌دهد</translation>
    </message>
    <message>
        <source>what follows the value of &apos;def&apos; is ignored</source>
        <comment>variable.more</comment>
        <translation>آنچه پس از مقدار def می‌آید نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>%1 is not defined</source>
        <comment>variable.undefined</comment>
        <translation>%1 تعریف نشده است</translation>
    </message>
    <message>
        <source>quotes do not keep %1 from being replaced by its value</source>
        <comment>variable.quotes</comment>
        <translation>گیومه مانع جایگزینی %1 با مقدارش نمی‌شود</translation>
    </message>
    <message>
        <source>&apos;switch&apos; needs a value to choose by</source>
        <comment>switch.noValue</comment>
        <translation>دستور switch برای انتخاب به یک مقدار نیاز دارد</translation>
    </message>
    <message>
        <source>text between the cases of a switch is ignored</source>
        <comment>switch.text</comment>
        <translation>متن میان حالت‌های switch نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>no case of the switch is &apos;%1&apos;; the rest of the file is not read</source>
        <comment>switch.noCase</comment>
        <translation>هیچ حالتی از switch برابر «%1» نیست؛ بقیهٔ فایل خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>there is %1</source>
        <comment>switch.thereIs</comment>
        <translation>موجود است: %1</translation>
    </message>
    <message>
        <source>the case &apos;%1&apos; has nothing to do</source>
        <comment>switch.nothing</comment>
        <translation>حالت «%1» کاری برای انجام ندارد</translation>
    </message>
    <message>
        <source>write () to do nothing</source>
        <comment>switch.writeEmpty</comment>
        <translation>برای هیچ کاری نکردن () بنویسید</translation>
    </message>
    <message>
        <source>only the first element of a case counts; this one is ignored</source>
        <comment>switch.onlyFirst</comment>
        <translation>تنها نخستین عنصر هر حالت به شمار می‌آید؛ این یکی نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>put a list around all of them</source>
        <comment>switch.listAround</comment>
        <translation>همهٔ آن‌ها را در یک فهرست بگذارید</translation>
    </message>
    <message>
        <source>an empty case ends the search; those behind it are never chosen</source>
        <comment>switch.emptyCase</comment>
        <translation>حالت خالی جست‌وجو را پایان می‌دهد؛ حالت‌های پس از آن هرگز انتخاب نمی‌شوند</translation>
    </message>
    <message>
        <source>expressions are nested more than %1 deep</source>
        <comment>value.tooDeep</comment>
        <translation>عمق تودرتویی عبارت‌ها بیش از %1 است</translation>
    </message>
    <message>
        <source>a list cannot be a value here</source>
        <comment>value.list</comment>
        <translation>فهرست اینجا نمی‌تواند مقدار باشد</translation>
    </message>
    <message>
        <source>values are atoms, $parameters, (eval ...) and (join ...)</source>
        <comment>value.kinds</comment>
        <translation>مقدارها عبارت‌اند از اتم‌ها، $parameters، (eval ...) و (join ...)</translation>
    </message>
    <message>
        <source>%1 is no operator</source>
        <comment>value.noOperator</comment>
        <translation>%1 عملگر نیست</translation>
    </message>
    <message>
        <source>eval needs a script engine, and there is none</source>
        <comment>value.noScripts</comment>
        <translation>عبارت eval به موتور اسکریپت نیاز دارد و چنین موتوری نیست</translation>
    </message>
    <message>
        <source>eval: the expression is empty</source>
        <comment>value.evalEmpty</comment>
        <translation>عبارت eval خالی است</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>value.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>the expression is: %1</source>
        <comment>value.expression</comment>
        <translation>عبارت این است: %1</translation>
    </message>
    <message>
        <source>the ; is part of %1 and starts no comment</source>
        <comment>value.semicolon</comment>
        <translation>نویسهٔ ; بخشی از %1 است و توضیح را آغاز نمی‌کند</translation>
    </message>
    <message>
        <source>put a blank before it</source>
        <comment>value.blank</comment>
        <translation>پیش از آن یک فاصله بگذارید</translation>
    </message>
    <message>
        <source>this is an atom of its own, though there is no blank before it</source>
        <comment>value.atom</comment>
        <translation>این اتمی جداگانه است، هرچند پیش از آن فاصله‌ای نیست</translation>
    </message>
    <message>
        <source>, imported from %1</source>
        <comment>import.from</comment>
        <translation>، واردشده از %1</translation>
    </message>
    <message>
        <source>more than %1 files are imported; no more are read</source>
        <comment>import.tooMany</comment>
        <translation>بیش از %1 فایل وارد می‌شود؛ بقیه خوانده نمی‌شوند</translation>
    </message>
    <message>
        <source>way here: %1</source>
        <comment>import.way</comment>
        <translation>مسیر رسیدن به اینجا: %1</translation>
    </message>
    <message>
        <source>template cycle: &apos;%1&apos; imports itself</source>
        <comment>import.cycle</comment>
        <translation>چرخهٔ template: «%1» خودش را وارد می‌کند</translation>
    </message>
    <message>
        <source>template cycle: imports are nested more than %1 deep</source>
        <comment>import.tooDeep</comment>
        <translation>چرخهٔ template: عمق تودرتویی واردکردن‌ها بیش از %1 است</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>import.noImporter</comment>
        <translation>هیچ واردکنندهٔ صحنه‌ای نصب نیست</translation>
    </message>
    <message>
        <source>no importer reads %1</source>
        <comment>import.nobody</comment>
        <translation>هیچ واردکننده‌ای %1 را نمی‌خواند</translation>
    </message>
    <message>
        <source>the scene file &apos;%1&apos; does not exist below the data directories</source>
        <comment>import.missing</comment>
        <translation>فایل صحنهٔ «%1» در زیر پوشه‌های داده وجود ندارد</translation>
    </message>
    <message>
        <source>names are looked up below the data directories, never beside the importing file</source>
        <comment>import.lookedUp</comment>
        <translation>نام‌ها در زیر پوشه‌های داده جست‌وجو می‌شوند، نه در کنار فایل واردکننده</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB and is not read</source>
        <comment>import.tooLarge</comment>
        <translation>%1 بزرگ‌تر از 64 MiB است و خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>import.unreadable</comment>
        <translation>%1 را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>cannot find the script %1 below the data directories</source>
        <comment>script.missing</comment>
        <translation>اسکریپت %1 در زیر پوشه‌های داده یافت نشد</translation>
    </message>
    <message>
        <source>the script %1 is larger than 64 MiB and is not read</source>
        <comment>script.tooLarge</comment>
        <translation>اسکریپت %1 بزرگ‌تر از 64 MiB است و خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>script %1 is not run: %2 scripts have run each other</source>
        <comment>script.deep</comment>
        <translation>اسکریپت %1 اجرا نمی‌شود: %2 اسکریپت یکدیگر را اجرا کرده‌اند</translation>
    </message>
    <message>
        <source>%1 is no name for a variable: both parts start with an upper-case letter</source>
        <comment>script.noName</comment>
        <translation>%1 نام مناسبی برای متغیر نیست: هر دو بخش باید با حرف بزرگ آغاز شوند</translation>
    </message>
    <message>
        <source>cannot set %1: %2</source>
        <comment>script.cannotSet</comment>
        <translation>%1 را نمی‌توان تنظیم کرد: %2</translation>
    </message>
    <message>
        <source>%1 is a number, not `%2`</source>
        <comment>script.needsNumber</comment>
        <translation>%1 عدد است، نه `%2`</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>script.needsFlag</comment>
        <translation>%1 یا true است یا false، نه `%2`</translation>
    </message>
    <message>
        <source>%1: %2; a name is needed, such as &apos;Soccer.FieldLength&apos;</source>
        <comment>script.nameNeeded</comment>
        <translation>%1: %2؛ نامی مانند &apos;Soccer.FieldLength&apos; لازم است</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>script.argumentIs</comment>
        <translation>%1 برابر %2 است</translation>
    </message>
    <message>
        <source>the name is %1</source>
        <comment>script.aNameIs</comment>
        <translation>نام برابر %1 است</translation>
    </message>
    <message>
        <source>the variable %1 is nil</source>
        <comment>script.variableNil</comment>
        <translation>متغیر %1 برابر nil است</translation>
    </message>
    <message>
        <source>the variable %1 is nil, because %2 is</source>
        <comment>script.variableNilOf</comment>
        <translation>متغیر %1 برابر nil است، چون %2 چنین است</translation>
    </message>
    <message>
        <source>agent %1: a script has taken it out of the scene; disconnected</source>
        <comment>agent.takenOut</comment>
        <translation>عامل %1: اسکریپتی آن را از صحنه بیرون برد؛ اتصال قطع شد</translation>
    </message>
    <message>
        <source>agent %1: %2</source>
        <comment>agent.warning</comment>
        <translation>عامل %1: %2</translation>
    </message>
    <message>
        <source>agent %1: %2; further ones are not reported</source>
        <comment>agent.lastWarning</comment>
        <translation>عامل %1: %2؛ موارد بعدی گزارش نمی‌شوند</translation>
    </message>
    <message>
        <source>its message is read up to a mistake: %1</source>
        <comment>agent.mistake</comment>
        <translation>پیام آن تا جای یک اشتباه خوانده شد: %1</translation>
    </message>
    <message>
        <source>no effector &apos;%1&apos;, ignored</source>
        <comment>agent.noEffector</comment>
        <translation>افکتوری به نام «%1» نیست، نادیده گرفته شد</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is ignored: it has no robot yet, which (scene FILE) asks for</source>
        <comment>agent.noRobot</comment>
        <translation>&apos;%1&apos; نادیده گرفته می‌شود: هنوز رباتی ندارد که (scene FILE) آن را می‌خواهد</translation>
    </message>
    <message>
        <source>&apos;%1&apos; waits for its robot, which (scene FILE) asks for</source>
        <comment>agent.waits</comment>
        <translation>&apos;%1&apos; در انتظار ربات خود است که (scene FILE) آن را می‌خواهد</translation>
    </message>
    <message>
        <source>agent %1: says far more than it is asked for; disconnected</source>
        <comment>agent.saysTooMuch</comment>
        <translation>عامل %1: بسیار بیش از آنچه خواسته شده می‌گوید؛ اتصال قطع شد</translation>
    </message>
    <message>
        <source>agent %1: thinks longer than the time between its percepts; %2 were left out so far</source>
        <comment>agent.thinksTooLong</comment>
        <translation>عامل %1: بیش از زمان میان دریافت‌های حسی فکر می‌کند؛ تاکنون %2 مورد کنار گذاشته شد</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, disconnected</source>
        <comment>agent.lateDisconnected</comment>
        <translation>%1: در %2 پیام (syn) نیامد، اتصال قطع شد</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, the cycle goes on without it</source>
        <comment>agent.lateSkipped</comment>
        <translation>%1: در %2 پیام (syn) نیامد، چرخه بدون آن ادامه می‌یابد</translation>
    </message>
    <message>
        <source>%1: no (syn) for %2, as in %3 cycles so far; they went on without it</source>
        <comment>agent.lateOften</comment>
        <translation>%1: در %2 پیام (syn) نیامد، مانند %3 چرخه تاکنون؛ بدون آن ادامه یافتند</translation>
    </message>
    <message>
        <source>agent %1: init refused: %2</source>
        <comment>init.refused</comment>
        <translation>عامل %1: فرمان init پذیرفته نشد: %2</translation>
    </message>
    <message>
        <source>agent %1: its second init, as %2 %3, is ignored: it plays as %4 %5</source>
        <comment>init.second</comment>
        <translation>عامل %1: دومین init آن، با نام %2 %3، نادیده گرفته می‌شود: با نام %4 %5 بازی می‌کند</translation>
    </message>
    <message>
        <source>a team name has 1 to %1 characters and no blanks or parentheses</source>
        <comment>init.name</comment>
        <translation>نام تیم 1 تا %1 نویسه دارد و فاصله یا پرانتز ندارد</translation>
    </message>
    <message>
        <source>numbers are 1 to %1, or 0 for any that is free</source>
        <comment>init.number</comment>
        <translation>شماره‌ها از 1 تا %1 هستند، یا 0 برای هر شمارهٔ آزاد</translation>
    </message>
    <message>
        <source>there are two teams already, %1 and %2</source>
        <comment>init.twoTeams</comment>
        <translation>دو تیم از پیش هستند: %1 و %2</translation>
    </message>
    <message>
        <source>number %1 is taken</source>
        <comment>init.taken</comment>
        <translation>شمارهٔ %1 گرفته شده است</translation>
    </message>
    <message>
        <source>the team is complete</source>
        <comment>init.complete</comment>
        <translation>تیم کامل است</translation>
    </message>
    <message>
        <source>the team has %1 robots of type %2 already</source>
        <comment>init.types</comment>
        <translation>تیم از پیش %1 ربات از نوع %2 دارد</translation>
    </message>
    <message>
        <source>the team would have %1 robots of two types</source>
        <comment>init.twoTypes</comment>
        <translation>تیم %1 ربات از دو نوع خواهد داشت</translation>
    </message>
    <message>
        <source>the places that are left are for other robot types</source>
        <comment>init.otherTypes</comment>
        <translation>جاهای باقی‌مانده برای نوع‌های دیگر ربات است</translation>
    </message>
    <message>
        <source>trainer command %1 ignored: %2</source>
        <comment>trainer.ignored</comment>
        <translation>فرمان مربی %1 نادیده گرفته شد: %2</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <comment>trainer.noPlayer</comment>
        <translation>چنین بازیکنی نیست</translation>
    </message>
    <message>
        <source>expected Left, Right or None</source>
        <comment>trainer.side</comment>
        <translation>باید Left، Right یا None باشد</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>trainer.noMode</comment>
        <translation>چنین حالت بازی‌ای نیست</translation>
    </message>
    <message>
        <source>expected seconds, at least 0</source>
        <comment>trainer.seconds</comment>
        <translation>باید به ثانیه و دست‌کم 0 باشد</translation>
    </message>
    <message>
        <source>expected (left &lt;n&gt;)(right &lt;n&gt;), both at least 0</source>
        <comment>trainer.score</comment>
        <translation>باید (left &lt;n&gt;)(right &lt;n&gt;) باشد، هر دو دست‌کم 0</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>trainer.partly</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>`%1` is no number, and was read as %2; decimals have a point</source>
        <comment>trainer.readAs</comment>
        <translation>`%1` عدد نیست و %2 خوانده شد؛ اعشار با نقطه نوشته می‌شود</translation>
    </message>
    <message>
        <source>`%1` is no number</source>
        <comment>trainer.noNumber</comment>
        <translation>`%1` عدد نیست</translation>
    </message>
    <message>
        <source>expected %1 numbers, found %2</source>
        <comment>trainer.fewNumbers</comment>
        <translation>%1 عدد انتظار می‌رفت، %2 عدد هست</translation>
    </message>
    <message>
        <source>a place or velocity is at most %1 in each direction, in m or m/s</source>
        <comment>trainer.far</comment>
        <translation>مکان یا سرعت در هر جهت حداکثر %1 است، بر حسب m یا m/s</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>trainer.noBall</comment>
        <translation>توپی نیست</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) or both</source>
        <comment>trainer.ball</comment>
        <translation>(pos &lt;x&gt; &lt;y&gt; &lt;z&gt;)، (vel &lt;x&gt; &lt;y&gt; &lt;z&gt;) یا هر دو انتظار می‌رفت</translation>
    </message>
    <message>
        <source>expected (pos &lt;x&gt; &lt;y&gt; &lt;z&gt;), (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;), (battery &lt;n&gt;) or (temperature &lt;n&gt;)</source>
        <comment>trainer.agent</comment>
        <translation>(pos &lt;x&gt; &lt;y&gt; &lt;z&gt;)، (move &lt;x&gt; &lt;y&gt; &lt;z&gt; &lt;deg&gt;)، (battery &lt;n&gt;) یا (temperature &lt;n&gt;) انتظار می‌رفت</translation>
    </message>
    <message>
        <source>expected a variable and its value: (set (RuleHalfTime 300))</source>
        <comment>trainer.set</comment>
        <translation>باید یک متغیر و مقدارش باشد: (set (RuleHalfTime 300))</translation>
    </message>
    <message>
        <source>it takes no arguments</source>
        <comment>trainer.nothing</comment>
        <translation>آرگومانی نمی‌گیرد</translation>
    </message>
    <message>
        <source>expected nothing, or (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) for what is punished instead</source>
        <comment>trainer.overrule</comment>
        <translation>باید خالی باشد، یا (foul &lt;kind&gt;)(unum &lt;n&gt;)(team Left|Right) برای آنچه به جای آن جریمه می‌شود</translation>
    </message>
    <message>
        <source>there is no such foul; there are %1</source>
        <comment>trainer.noFoul</comment>
        <translation>چنین خطای بازیکنی نیست؛ موجود است: %1</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>setUp.unreadable</comment>
        <translation>فایل را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>it must be below a data directory and no larger than 1 MiB</source>
        <comment>setUp.typeFile</comment>
        <translation>باید در زیر یک پوشهٔ داده باشد و بزرگ‌تر از 1 MiB نباشد</translation>
    </message>
    <message>
        <source>it must exist and be no larger than 64 MiB</source>
        <comment>setUp.sceneFile</comment>
        <translation>باید وجود داشته باشد و بزرگ‌تر از 64 MiB نباشد</translation>
    </message>
    <message>
        <source>%1 values for templates are left over</source>
        <comment>setUp.valuesLeft</comment>
        <translation>%1 مقدار برای templateها اضافه آمده است</translation>
    </message>
    <message>
        <source>each template takes as many as it declares</source>
        <comment>setUp.asMany</comment>
        <translation>هر template همان تعدادی را می‌گیرد که اعلام می‌کند</translation>
    </message>
    <message>
        <source>nothing here uses the variable %1, which is set from outside</source>
        <comment>setUp.unusedVariable</comment>
        <translation>هیچ چیز در اینجا متغیر %1 را که از بیرون تنظیم شده به کار نمی‌برد</translation>
    </message>
    <message>
        <source>cannot set %1 from outside: %2</source>
        <comment>setUp.refusedVariable</comment>
        <translation>%1 را نمی‌توان از بیرون تنظیم کرد: %2</translation>
    </message>
    <message>
        <source>names and ids of robot types have to differ in all files that are loaded</source>
        <comment>setUp.differ</comment>
        <translation>نام‌ها و شناسه‌های نوع ربات باید در همهٔ فایل‌های بارگذاری‌شده متفاوت باشند</translation>
    </message>
    <message>
        <source>there is no template %1</source>
        <comment>setUp.noTemplate</comment>
        <translation>هیچ template به نام %1 نیست</translation>
    </message>
    <message>
        <source>robots are in files rsg/agent/….rsg of a data directory</source>
        <comment>setUp.robotFiles</comment>
        <translation>ربات‌ها در فایل‌های rsg/agent/….rsg یک پوشهٔ داده هستند</translation>
    </message>
    <message>
        <source>%1 is no robot file</source>
        <comment>setUp.noRobot</comment>
        <translation>%1 فایل ربات نیست</translation>
    </message>
    <message>
        <source>it has to begin with (RSG 0 1)</source>
        <comment>setUp.robotHeader</comment>
        <translation>باید با (RSG 0 1) آغاز شود</translation>
    </message>
    <message>
        <source>there is no file %1 of motors</source>
        <comment>setUp.noMotors</comment>
        <translation>فایل موتورهای %1 نیست</translation>
    </message>
    <message>
        <source>such as robots/nao_motors.toml</source>
        <comment>setUp.motorExample</comment>
        <translation>برای نمونه robots/nao_motors.toml</translation>
    </message>
    <message>
        <source>the bundle &apos;%1&apos; could not be loaded: %2</source>
        <comment>setUp.bundle</comment>
        <translation>بستهٔ «%1» را نمی‌توان بارگذاری کرد: %2</translation>
    </message>
    <message>
        <source>the active scene has been taken out of the tree; an empty one takes its place</source>
        <comment>setUp.sceneGone</comment>
        <translation>صحنهٔ فعال از درخت برداشته شد؛ صحنه‌ای خالی جای آن را می‌گیرد</translation>
    </message>
    <message>
        <source>loaded %1</source>
        <comment>session.loaded</comment>
        <translation>%1 بارگذاری شد</translation>
    </message>
    <message>
        <source>the simulation failed: %1</source>
        <comment>session.failed</comment>
        <translation>شبیه‌سازی شکست خورد: %1</translation>
    </message>
    <message>
        <source>listening for agents on %1, for monitors on %2</source>
        <comment>session.listening</comment>
        <translation>در انتظار عامل‌ها روی %1 و مانیتورها روی %2</translation>
    </message>
    <message>
        <source>a monitor asked to end the simulation: paused</source>
        <comment>session.ended</comment>
        <translation>یک مانیتور پایان شبیه‌سازی را خواست: مکث شد</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits</source>
        <comment>verdict.pending</comment>
        <translation>در انتظار تصمیم: %1؛ (confirm) یا (overrule)، مسابقه منتظر است</translation>
    </message>
    <message>
        <source>pending: %1; (confirm) or (overrule), the match waits for %2 s</source>
        <comment>verdict.pendingFor</comment>
        <translation>در انتظار تصمیم: %1؛ (confirm) یا (overrule)، مسابقه %2 s منتظر می‌ماند</translation>
    </message>
    <message>
        <source>mode</source>
        <comment>kind.mode</comment>
        <translation>حالت بازی</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>kind.goal</comment>
        <translation>گل</translation>
    </message>
    <message>
        <source>no goal</source>
        <comment>kind.noGoal</comment>
        <translation>گل مردود</translation>
    </message>
    <message>
        <source>foul</source>
        <comment>kind.foul</comment>
        <translation>خطای بازیکن</translation>
    </message>
    <message>
        <source>offence</source>
        <comment>kind.offence</comment>
        <translation>تخلف</translation>
    </message>
    <message>
        <source>score</source>
        <comment>kind.score</comment>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>kind.confirmed</comment>
        <translation>تأییدشده</translation>
    </message>
    <message>
        <source>overruled</source>
        <comment>kind.overruled</comment>
        <translation>ردشده</translation>
    </message>
    <message>
        <source>undone</source>
        <comment>kind.undone</comment>
        <translation>پس‌گرفته</translation>
    </message>
    <message>
        <source>notice</source>
        <comment>kind.notice</comment>
        <translation>یادداشت</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>event.list</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>event.rule</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>event.what</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>event.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>event.then</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>waiting for %1: no (syn) for %2</source>
        <comment>agent.awaited</comment>
        <translation>در انتظار %1: در %2 پیام (syn) نیامده است</translation>
    </message>
    <message>
        <source>waiting for %1 and %2 more: no (syn) for %3</source>
        <comment>agent.awaitedAndOthers</comment>
        <translation>در انتظار %1 و %2 عامل دیگر: در %3 پیام (syn) نیامده است</translation>
    </message>
    <message>
        <source>monitor %1 reads too slowly; it gets the newest state instead of every change</source>
        <comment>server.slowMonitor</comment>
        <translation>مانیتور %1 بسیار کند می‌خواند؛ به جای هر تغییر، تازه‌ترین وضعیت را می‌گیرد</translation>
    </message>
    <message>
        <source>%1 thinks no more and its robot stands: %2</source>
        <comment>agent.stands</comment>
        <translation>%1 دیگر فکر نمی‌کند و رباتش ایستاده است: %2</translation>
    </message>
    <message>
        <source>it did not come back from thinking in time</source>
        <comment>agent.lost</comment>
        <translation>به‌موقع از فکر کردن بازنگشت</translation>
    </message>
    <message>
        <source>--think-timeout SECONDS allows more</source>
        <comment>agent.patience</comment>
        <translation>با --think-timeout SECONDS زمان بیشتری می‌دهید</translation>
    </message>
    <message>
        <source>its answer has %1 bytes, messages end at 1 MiB</source>
        <comment>agent.longAnswer</comment>
        <translation>پاسخ آن %1 بایت است، اندازهٔ پیام حداکثر 1 MiB است</translation>
    </message>
    <message>
        <source>it threw an exception: %1</source>
        <comment>agent.exception</comment>
        <translation>استثنایی پرتاب کرد: %1</translation>
    </message>
    <message>
        <source>it threw something that is no exception</source>
        <comment>agent.noException</comment>
        <translation>چیزی پرتاب کرد که استثنا نیست</translation>
    </message>
    <message>
        <source>%1 agents have told no name, or the same as another: the run depends on who has connected first ((agent TEAM NUMBER) in the first message tells it)</source>
        <comment>agent.noNames</comment>
        <translation>%1 عامل نامی نگفته‌اند یا نامشان با دیگری یکی است: روند اجرا به این بستگی دارد که چه کسی زودتر متصل شده باشد ((agent TEAM NUMBER) در نخستین پیام نام را می‌گوید)</translation>
    </message>
    <message>
        <source>%1 has been silent for too long and counts as gone</source>
        <comment>agent.silent</comment>
        <translation>%1 بیش از حد خاموش بوده است و رفته به شمار می‌آید</translation>
    </message>
    <message>
        <source>an agent (%1) has said too much before the start; disconnected</source>
        <comment>agent.floods</comment>
        <translation>عاملی (%1) پیش از شروع بیش از حد گفته است؛ اتصال قطع شد</translation>
    </message>
    <message>
        <source>%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed</source>
        <comment>agent.left</comment>
        <translation>%1 رفت: پاسخ در %2 ms (میانه)، %3 ms (99 %)؛ %4 از %5 چرخه از دست رفت</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>agent.named</comment>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>agent %1 (%2)</source>
        <comment>agent.namedWith</comment>
        <translation>عامل %1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a zip archive: %2</source>
        <comment>zip.unreadable</comment>
        <translation>%1 را نمی‌توان به‌عنوان بایگانی zip باز کرد: %2</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <comment>zip.noFile</comment>
        <translation>%1 فایل نیست</translation>
    </message>
    <message>
        <source>%1 is larger than an archive may be, 1 GiB</source>
        <comment>zip.large</comment>
        <translation>%1 از اندازهٔ مجاز بایگانی، 1 GiB، بزرگ‌تر است</translation>
    </message>
    <message>
        <source>%1 has more than %2 entries</source>
        <comment>zip.entries</comment>
        <translation>%1 بیش از %2 مدخل دارد</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>formation.notHere</comment>
        <translation>اینجا `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>a file of formations has tables [[formation]]</source>
        <comment>formation.tables</comment>
        <translation>فایل آرایش‌ها جدول‌های [[formation]] دارد</translation>
    </message>
    <message>
        <source>a formation is a table</source>
        <comment>formation.table</comment>
        <translation>آرایش یک جدول است</translation>
    </message>
    <message>
        <source>write [[formation]]</source>
        <comment>formation.write</comment>
        <translation>بنویسید [[formation]]</translation>
    </message>
    <message>
        <source>a formation has no `%1` of this kind</source>
        <comment>formation.unknown</comment>
        <translation>آرایش `%1` از این نوع ندارد</translation>
    </message>
    <message>
        <source>a formation has a name or a kind</source>
        <comment>formation.name</comment>
        <translation>آرایش یک نام (name) یا یک نوع (kind) دارد</translation>
    </message>
    <message>
        <source>add a line such as name = %1</source>
        <comment>formation.addName</comment>
        <translation>خطی مانند name = %1 بیفزایید</translation>
    </message>
    <message>
        <source>a place is two shares of the field, perhaps with metres behind: [x, y] or [x, y, dx, dy]</source>
        <comment>formation.place</comment>
        <translation>مکان دو نسبت از زمین است، شاید با متر در پی آن: [x, y] یا [x, y, dx, dy]</translation>
    </message>
    <message>
        <source>each lies between -10 and 10; the field goes from -1 to 1</source>
        <comment>formation.limits</comment>
        <translation>هر یک میان -10 و 10 است؛ زمین از -1 تا 1 است</translation>
    </message>
    <message>
        <source>a player has a number from 1, a place, and perhaps a heading within ±360</source>
        <comment>formation.player</comment>
        <translation>بازیکن شماره‌ای از 1، یک مکان و شاید جهتی در محدودهٔ ±360 دارد</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>formation.writePlayer</comment>
        <translation>بنویسید %1</translation>
    </message>
    <message>
        <source>player %1 has two places</source>
        <comment>formation.twoPlaces</comment>
        <translation>بازیکن %1 دو مکان دارد</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>formation.first</comment>
        <translation>نخستین به شمار می‌آید</translation>
    </message>
    <message>
        <source>formations are a TOML file</source>
        <comment>formation.toml</comment>
        <translation>آرایش‌ها یک فایل TOML هستند</translation>
    </message>
    <message>
        <source>cannot read the formations</source>
        <comment>formation.unreadable</comment>
        <translation>آرایش‌ها را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>formation.text</comment>
        <translation>آیا متنی حداکثر 1 MiB است که اجازهٔ خواندنش را دارید؟</translation>
    </message>
    <message>
        <source>a picture has 1 to %1 pixels along each side</source>
        <comment>image.size</comment>
        <translation>هر ضلع تصویر 1 تا %1 پیکسل است</translation>
    </message>
    <message>
        <source>the near plane must be more than 0 m away, and the far plane farther</source>
        <comment>image.planes</comment>
        <translation>صفحهٔ نزدیک باید بیش از 0 m فاصله داشته باشد و صفحهٔ دور بیشتر</translation>
    </message>
    <message>
        <source>the mirror&apos;s parameter is 0 or more</source>
        <comment>image.mirror</comment>
        <translation>پارامتر آینه 0 یا بیشتر است</translation>
    </message>
    <message>
        <source>a mirror&apos;s opening angle is more than 0 and at most 340 degrees</source>
        <comment>image.mirrorAngle</comment>
        <translation>زاویهٔ دید آینه بیش از 0 و حداکثر 340 درجه است</translation>
    </message>
    <message>
        <source>with this parameter a mirror shows less than %1 degrees</source>
        <comment>image.mirrorShows</comment>
        <translation>آینه با این پارامتر کمتر از %1 درجه را نشان می‌دهد</translation>
    </message>
    <message>
        <source>the opening angle is more than 0 and at most 160 degrees</source>
        <comment>image.angle</comment>
        <translation>زاویهٔ دید بیش از 0 و حداکثر 160 درجه است</translation>
    </message>
    <message>
        <source>the distortion is no number</source>
        <comment>image.distortion</comment>
        <translation>اعوجاج عدد نیست</translation>
    </message>
    <message>
        <source>with this distortion, parts of the picture would lie over one another</source>
        <comment>image.folds</comment>
        <translation>با این اعوجاج بخش‌هایی از تصویر روی هم می‌افتند</translation>
    </message>
    <message>
        <source>command %1 ignored: %2</source>
        <comment>manipulation.ignored</comment>
        <translation>فرمان %1 نادیده گرفته شد: %2</translation>
    </message>
    <message>
        <source>places are (pos x y z) in m, orientations (rot x y z) in degrees</source>
        <comment>manipulation.pose</comment>
        <translation>مکان‌ها به‌صورت (pos x y z) به m و جهت‌ها (rot x y z) به درجه‌اند</translation>
    </message>
    <message>
        <source>expected (pos x y) or (pos x y z) in m, and perhaps (turn &lt;degrees&gt;)</source>
        <comment>manipulation.place</comment>
        <translation>باید (pos x y) یا (pos x y z) به m باشد و شاید (turn &lt;degrees&gt;)</translation>
    </message>
    <message>
        <source>velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s</source>
        <comment>manipulation.velocity</comment>
        <translation>سرعت‌ها عبارت‌اند از (velocity zero)، (velocity keep)، (vel x y z) به m/s و (spin x y z) به rad/s</translation>
    </message>
    <message>
        <source>expected (force x y z) in N, and perhaps (at x y z) and (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.force</comment>
        <translation>باید (force x y z) به N باشد و شاید (at x y z) و (time &lt;s&gt;)، حداکثر 10</translation>
    </message>
    <message>
        <source>expected (torque x y z) in N·m, and perhaps (time &lt;s&gt;), at most 10</source>
        <comment>manipulation.torque</comment>
        <translation>باید (torque x y z) به N·m باشد و شاید (time &lt;s&gt;)، حداکثر 10</translation>
    </message>
    <message>
        <source>there is no such node</source>
        <comment>manipulation.noNode</comment>
        <translation>چنین گرهی نیست</translation>
    </message>
    <message>
        <source>name one by (id &lt;number&gt;) or (path /usr/scene/…)</source>
        <comment>manipulation.nameOne</comment>
        <translation>یک گره را با (id &lt;number&gt;) یا (path /usr/scene/…) نام ببرید</translation>
    </message>
    <message>
        <source>%1 has no body, and stands where the scene puts it</source>
        <comment>manipulation.noBody</comment>
        <translation>%1 جسم ندارد و در جایی است که صحنه آن را می‌گذارد</translation>
    </message>
    <message>
        <source>change its place in the scene file</source>
        <comment>manipulation.inScene</comment>
        <translation>مکان آن را در فایل صحنه تغییر دهید</translation>
    </message>
    <message>
        <source>there is no room within 2 m</source>
        <comment>manipulation.noRoom</comment>
        <translation>در شعاع 2 m جایی نیست</translation>
    </message>
    <message>
        <source>this mesh cannot be used: %1</source>
        <comment>mesh.unusable</comment>
        <translation>این مش را نمی‌توان به کار برد: %1</translation>
    </message>
    <message>
        <source>no importer reads meshes of this kind</source>
        <comment>mesh.noImporter</comment>
        <translation>هیچ واردکننده‌ای مش‌های این نوع را نمی‌خواند</translation>
    </message>
    <message>
        <source>some of its faces have no normals; they are computed</source>
        <comment>mesh.noNormals</comment>
        <translation>برخی از وجه‌های آن نرمال ندارند؛ نرمال‌ها محاسبه می‌شوند</translation>
    </message>
    <message>
        <source>there is no such file, or it is larger than 64 MB</source>
        <comment>mesh.noFile</comment>
        <translation>چنین فایلی نیست یا بزرگ‌تر از 64 MB است</translation>
    </message>
    <message>
        <source>it is empty</source>
        <comment>mesh.empty</comment>
        <translation>خالی است</translation>
    </message>
    <message>
        <source>it claims to have more than is in it</source>
        <comment>mesh.promises</comment>
        <translation>مدعی محتوایی بیش از آن است که در آن هست</translation>
    </message>
    <message>
        <source>its reader crashed; the file is broken</source>
        <comment>mesh.crashed</comment>
        <translation>خوانندهٔ آن از کار افتاد؛ فایل خراب است</translation>
    </message>
    <message>
        <source>its reader does not come to an end</source>
        <comment>mesh.endless</comment>
        <translation>خوانندهٔ آن به پایان نمی‌رسد</translation>
    </message>
    <message>
        <source>its reader ran out of memory</source>
        <comment>mesh.outOfMemory</comment>
        <translation>خوانندهٔ آن حافظه کم آورد</translation>
    </message>
    <message>
        <source>there is no memory to read it</source>
        <comment>mesh.noMemory</comment>
        <translation>حافظه‌ای برای خواندن آن نیست</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <comment>mesh.unreadable</comment>
        <translation>نمی‌توان آن را خواند</translation>
    </message>
    <message>
        <source>it has more than %1 vertices or triangles</source>
        <comment>mesh.tooMuch</comment>
        <translation>بیش از %1 رأس یا مثلث دارد</translation>
    </message>
    <message>
        <source>it has no triangles</source>
        <comment>mesh.noTriangles</comment>
        <translation>مثلثی ندارد</translation>
    </message>
    <message>
        <source>it has %1 vertices and %2 triangles; more than %3 are too many</source>
        <comment>mesh.tooLarge</comment>
        <translation>%1 رأس و %2 مثلث دارد؛ بیش از %3 زیاد است</translation>
    </message>
    <message>
        <source>its vertices are not complete</source>
        <comment>mesh.incomplete</comment>
        <translation>رأس‌های آن کامل نیستند</translation>
    </message>
    <message>
        <source>it has coordinates that are no numbers or beyond a thousand kilometres</source>
        <comment>mesh.noPlaces</comment>
        <translation>مختصاتی دارد که عدد نیستند یا از هزار کیلومتر فراترند</translation>
    </message>
    <message>
        <source>it names vertices that it does not have</source>
        <comment>mesh.noVertices</comment>
        <translation>از رأس‌هایی نام می‌برد که ندارد</translation>
    </message>
    <message>
        <source>its radius and length must be positive numbers</source>
        <comment>mesh.shape</comment>
        <translation>شعاع و طول آن باید عدد مثبت باشند</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <comment>mesh.line</comment>
        <translation>خط %1: %2</translation>
    </message>
    <message>
        <source>there are more than %1 vertices</source>
        <comment>mesh.mostVertices</comment>
        <translation>بیش از %1 رأس وجود دارد</translation>
    </message>
    <message>
        <source>there are more than %1 triangles or vertices</source>
        <comment>mesh.mostTriangles</comment>
        <translation>بیش از %1 مثلث یا رأس وجود دارد</translation>
    </message>
    <message>
        <source>expected %1 numbers</source>
        <comment>mesh.numbers</comment>
        <translation>باید %1 عدد باشد</translation>
    </message>
    <message>
        <source>face names vertex %1, but there are %2</source>
        <comment>mesh.faceVertex</comment>
        <translation>یک وجه از رأس %1 نام می‌برد، ولی %2 رأس وجود دارد</translation>
    </message>
    <message>
        <source>face names texture coordinate %1, but there are %2</source>
        <comment>mesh.faceTexture</comment>
        <translation>یک وجه از مختصات بافت %1 نام می‌برد، ولی %2 مورد وجود دارد</translation>
    </message>
    <message>
        <source>face names normal %1, but there are %2</source>
        <comment>mesh.faceNormal</comment>
        <translation>یک وجه از نرمال %1 نام می‌برد، ولی %2 نرمال وجود دارد</translation>
    </message>
    <message>
        <source>a corner of a face names no vertex</source>
        <comment>mesh.noCorner</comment>
        <translation>گوشه‌ای از یک وجه از رأسی نام نمی‌برد</translation>
    </message>
    <message>
        <source>a face has fewer than three corners</source>
        <comment>mesh.fewCorners</comment>
        <translation>یک وجه کمتر از سه گوشه دارد</translation>
    </message>
    <message>
        <source>there is no material library %1 below materials/ or beside the mesh</source>
        <comment>mesh.noLibrary</comment>
        <translation>کتابخانهٔ مواد %1 در زیر materials/ یا کنار مش نیست</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node.says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>node.andHint</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>expected a number</source>
        <comment>expected.aNumber</comment>
        <translation>باید عدد باشد</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <comment>expected.number</comment>
        <translation>به جای %1 باید عدد باشد</translation>
    </message>
    <message>
        <source>expected numbers, not %1</source>
        <comment>expected.numbers</comment>
        <translation>به جای %1 باید چند عدد باشد</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2, not %3</source>
        <comment>expected.range</comment>
        <translation>باید عددی از %1 تا %2 باشد، نه %3</translation>
    </message>
    <message>
        <source>expected a number &gt;= 0, not %1</source>
        <comment>expected.notNegative</comment>
        <translation>باید عددی &gt;= 0 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected a number, 0 or more, not %1</source>
        <comment>expected.zeroOrMore</comment>
        <translation>باید عددی 0 یا بیشتر باشد، نه %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0, not %1</source>
        <comment>expected.positive</comment>
        <translation>باید عددی &gt; 0 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected a number &gt; 0 and &lt; %1, not %2</source>
        <comment>expected.between</comment>
        <translation>باید عددی &gt; 0 و &lt; %1 باشد، نه %2</translation>
    </message>
    <message>
        <source>expected a size &gt; 0, not %1</source>
        <comment>expected.size</comment>
        <translation>باید اندازه‌ای &gt; 0 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected seconds, at least 0, not %1</source>
        <comment>expected.seconds</comment>
        <translation>باید به ثانیه و دست‌کم 0 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected seconds, more than 0, not %1</source>
        <comment>expected.someSeconds</comment>
        <translation>باید به ثانیه و بیش از 0 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected a number of agents, 0 to 10000, not %1</source>
        <comment>expected.agents</comment>
        <translation>باید شمار عامل‌ها از 0 تا 10000 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected plain or reproducible</source>
        <comment>expected.timing</comment>
        <translation>باید plain یا reproducible باشد</translation>
    </message>
    <message>
        <source>expected milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported</source>
        <comment>expected.thinking</comment>
        <translation>باید میلی‌ثانیه از 0 تا 10000 باشد، مانند 20 یا `Red 3=12,Red=15,20`، یا reported</translation>
    </message>
    <message>
        <source>expected milliseconds, 0 to 10000</source>
        <comment>expected.delay</comment>
        <translation>باید میلی‌ثانیه از 0 تا 10000 باشد</translation>
    </message>
    <message>
        <source>expected a number, 1 to 1000</source>
        <comment>expected.percepts</comment>
        <translation>باید عددی از 1 تا 1000 باشد</translation>
    </message>
    <message>
        <source>expected a normal that is not 0 0 0</source>
        <comment>expected.normal</comment>
        <translation>باید نرمالی باشد که 0 0 0 نیست</translation>
    </message>
    <message>
        <source>expected a point and a direction that is not 0 0 0</source>
        <comment>expected.ray</comment>
        <translation>باید یک نقطه و جهتی باشد که 0 0 0 نیست</translation>
    </message>
    <message>
        <source>expected axis 0, 1 or 2, not %1</source>
        <comment>expected.axis</comment>
        <translation>باید محور 0، 1 یا 2 باشد، نه %1</translation>
    </message>
    <message>
        <source>expected a width and a height of 1 to %1</source>
        <comment>expected.picture</comment>
        <translation>باید پهنا و ارتفاعی از 1 تا %1 باشد</translation>
    </message>
    <message>
        <source>expected colour, depth or segments, not %1</source>
        <comment>expected.pictureKind</comment>
        <translation>باید colour، depth یا segments باشد، نه %1</translation>
    </message>
    <message>
        <source>a port is 0 to 65535, not %1</source>
        <comment>expected.port</comment>
        <translation>درگاه از 0 تا 65535 است، نه %1</translation>
    </message>
    <message>
        <source>the policy is skip or disconnect, not %1</source>
        <comment>expected.policy</comment>
        <translation>سیاست skip یا disconnect است، نه %1</translation>
    </message>
    <message>
        <source>a step is more than 0 s, not %1</source>
        <comment>expected.step</comment>
        <translation>گام بیش از 0 s است، نه %1</translation>
    </message>
    <message>
        <source>a seed is a whole number, 0 or more, not %1</source>
        <comment>expected.seed</comment>
        <translation>مقدار اولیهٔ تصادفی (seed) عدد صحیح 0 یا بیشتر است، نه %1</translation>
    </message>
    <message>
        <source>lambda must be more than 0, not %1</source>
        <comment>expected.lambda</comment>
        <translation>مقدار lambda باید بیش از 0 باشد، نه %1</translation>
    </message>
    <message>
        <source>a colour is made of numbers</source>
        <comment>expected.colour</comment>
        <translation>رنگ از عدد ساخته می‌شود</translation>
    </message>
    <message>
        <source>%1 are no priorities; known: eNone, eDebug, eNormal, eWarning, eError, eAll, also several with commas between them</source>
        <comment>expected.priorities</comment>
        <translation>اولویت ناشناخته: %1؛ شناخته‌شده: eNone، eDebug، eNormal، eWarning، eError، eAll؛ چند مورد با ویرگول لاتین میانشان هم می‌شود</translation>
    </message>
    <message>
        <source>mass and sizes must be &gt; 0</source>
        <comment>body.sizes</comment>
        <translation>جرم و اندازه‌ها باید &gt; 0 باشند</translation>
    </message>
    <message>
        <source>the mass must be &gt; 0</source>
        <comment>body.mass</comment>
        <translation>جرم باید &gt; 0 باشد</translation>
    </message>
    <message>
        <source>mass must be &gt; 0, the centre 0 0 0, and the inertia positive definite; shift visuals and colliders instead of the centre</source>
        <comment>body.inertia</comment>
        <translation>جرم باید &gt; 0، مرکز 0 0 0 و لختی مثبت معین باشد؛ به جای مرکز، بخش‌های دیداری و برخوردگرها را جابه‌جا کنید</translation>
    </message>
    <message>
        <source>a pose has 16 numbers, or 6: position and rotation</source>
        <comment>body.pose</comment>
        <translation>موقعیت کامل (pose) 16 عدد دارد یا 6 عدد: موقعیت و چرخش</translation>
    </message>
    <message>
        <source>setRotation takes 16 numbers, or 6: position and rotation in degrees</source>
        <comment>body.rotation</comment>
        <translation>متد setRotation 16 عدد می‌گیرد یا 6 عدد: موقعیت و چرخش به درجه</translation>
    </message>
    <message>
        <source>setParams of a plane takes 4 values (a b c d) or 6 (point, normal)</source>
        <comment>body.plane</comment>
        <translation>متد setParams صفحه 4 مقدار (a b c d) یا 6 مقدار (نقطه، نرمال) می‌گیرد</translation>
    </message>
    <message>
        <source>there is no collision handler class %1</source>
        <comment>body.noHandler</comment>
        <translation>کلاس رسیدگی به برخورد %1 وجود ندارد</translation>
    </message>
    <message>
        <source>a scale is made of three numbers other than 0</source>
        <comment>body.scale</comment>
        <translation>مقیاس از سه عدد غیر صفر ساخته می‌شود</translation>
    </message>
    <message>
        <source>it touches nothing: mesh %1 %2</source>
        <comment>body.noTriangles</comment>
        <translation>چیزی را لمس نمی‌کند: مش %1 %2</translation>
    </message>
    <message>
        <source>cannot be used: %1</source>
        <comment>body.meshProblem</comment>
        <translation>قابل استفاده نیست: %1</translation>
    </message>
    <message>
        <source>nobody reads meshes here</source>
        <comment>body.noMeshes</comment>
        <translation>کسی اینجا مش نمی‌خواند</translation>
    </message>
    <message>
        <source>has %1 triangles, more than the %2 that physics can take</source>
        <comment>body.tooManyTriangles</comment>
        <translation>%1 مثلث دارد، بیش از %2 که فیزیک می‌تواند بپذیرد</translation>
    </message>
    <message>
        <source>has no triangle with an area</source>
        <comment>body.flat</comment>
        <translation>مثلثی با مساحت ندارد</translation>
    </message>
    <message>
        <source>has no hull, since its points lie on a line; give it a width, or use a CapsuleCollider</source>
        <comment>body.noHull</comment>
        <translation>پوسته‌ای ندارد، چون نقطه‌هایش روی یک خط‌اند؛ به آن پهنا بدهید یا از CapsuleCollider استفاده کنید</translation>
    </message>
    <message>
        <source>mesh %1 is flat, so its hull is made %2 mm thick</source>
        <comment>body.flatHull</comment>
        <translation>مش %1 تخت است، پس پوستهٔ آن با ضخامت %2 میلی‌متر ساخته می‌شود</translation>
    </message>
    <message>
        <source>give the mesh a thickness, or use a BoxCollider</source>
        <comment>body.giveThickness</comment>
        <translation>به مش ضخامت بدهید یا از BoxCollider استفاده کنید</translation>
    </message>
    <message>
        <source>is larger than the world</source>
        <comment>body.large</comment>
        <translation>بزرگ‌تر از جهان است</translation>
    </message>
    <message>
        <source>setAxis takes three numbers, or one: 0 for x, 1 for y, 2 for z</source>
        <comment>joint.hingeAxis</comment>
        <translation>متد setAxis سه عدد می‌گیرد یا یک عدد: 0 برای x، 1 برای y، 2 برای z</translation>
    </message>
    <message>
        <source>there is no Battery at that path</source>
        <comment>joint.noBattery</comment>
        <translation>در آن مسیر Battery نیست</translation>
    </message>
    <message>
        <source>a motor has 0 to 3 axes</source>
        <comment>joint.axes</comment>
        <translation>موتور 0 تا 3 محور دارد</translation>
    </message>
    <message>
        <source>there is no class %1</source>
        <comment>made.noClass</comment>
        <translation>کلاس %1 وجود ندارد</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>made.isNo</comment>
        <translation>%1 از نوع %2 نیست</translation>
    </message>
    <message>
        <source>%1 is no mesh importer</source>
        <comment>made.noMeshImporter</comment>
        <translation>%1 واردکنندهٔ مش نیست</translation>
    </message>
    <message>
        <source>%1 is no mesh exporter</source>
        <comment>made.noMeshExporter</comment>
        <translation>%1 صادرکنندهٔ مش نیست</translation>
    </message>
    <message>
        <source>%1 is no material exporter</source>
        <comment>made.noMaterialExporter</comment>
        <translation>%1 صادرکنندهٔ مواد نیست</translation>
    </message>
    <message>
        <source>no material exporter is installed; initMaterialExporter installs one</source>
        <comment>made.noExporter</comment>
        <translation>صادرکنندهٔ مواد نصب نیست؛ initMaterialExporter آن را نصب می‌کند</translation>
    </message>
    <message>
        <source>there is no effector %1</source>
        <comment>made.noEffector</comment>
        <translation>افکتور %1 وجود ندارد</translation>
    </message>
    <message>
        <source>there is no timer system %1; known: TimerSystemBoost, TimerSystemSDL</source>
        <comment>made.noTimer</comment>
        <translation>سیستم زمان‌سنج %1 وجود ندارد؛ شناخته‌شده: TimerSystemBoost، TimerSystemSDL</translation>
    </message>
    <message>
        <source>%1 is abstract: nothing can be made of it</source>
        <comment>made.abstract</comment>
        <translation>%1 انتزاعی است: نمی‌توان چیزی از آن ساخت</translation>
    </message>
    <message>
        <source>%1 is no path for a node</source>
        <comment>made.noPath</comment>
        <translation>%1 مسیر مناسبی برای گره نیست</translation>
    </message>
    <message>
        <source>%1 is no name for a node</source>
        <comment>made.noName</comment>
        <translation>%1 نام مناسبی برای گره نیست</translation>
    </message>
    <message>
        <source>%1 is there already, of class %2</source>
        <comment>made.present</comment>
        <translation>%1 از پیش هست، از کلاس %2</translation>
    </message>
    <message>
        <source>%1 is no path for a scene</source>
        <comment>made.noScenePath</comment>
        <translation>%1 مسیر مناسبی برای صحنه نیست</translation>
    </message>
    <message>
        <source>there is nothing at %1</source>
        <comment>made.nothing</comment>
        <translation>در %1 چیزی نیست</translation>
    </message>
    <message>
        <source>%1 is no scene</source>
        <comment>made.noScene</comment>
        <translation>%1 صحنه نیست</translation>
    </message>
    <message>
        <source>the node is no longer in the tree</source>
        <comment>made.gone</comment>
        <translation>گره دیگر در درخت نیست</translation>
    </message>
    <message>
        <source>the step of a simulation is more than 0 and at most 0.1 s</source>
        <comment>made.step</comment>
        <translation>گام شبیه‌سازی بیش از 0 و حداکثر 0.1 s است</translation>
    </message>
    <message>
        <source>there is no script engine</source>
        <comment>made.noScripts</comment>
        <translation>موتور اسکریپتی نیست</translation>
    </message>
    <message>
        <source>no scene importer is installed</source>
        <comment>made.noImporter</comment>
        <translation>هیچ واردکنندهٔ صحنه‌ای نصب نیست</translation>
    </message>
    <message>
        <source>there is no MaterialServer</source>
        <comment>made.noMaterials</comment>
        <translation>شیء MaterialServer وجود ندارد</translation>
    </message>
    <message>
        <source>defineMaterial takes a name and r g b a, then ambient r g b and emission r g b</source>
        <comment>made.material</comment>
        <translation>متد defineMaterial یک نام و r g b a می‌گیرد، سپس رنگ محیط r g b و رنگ تابش r g b</translation>
    </message>
    <message>
        <source>there is no game &apos;%1&apos;; known: %2</source>
        <comment>made.noGame</comment>
        <translation>بازی «%1» وجود ندارد؛ شناخته‌شده: %2</translation>
    </message>
    <message>
        <source>a game is installed already</source>
        <comment>made.game</comment>
        <translation>یک بازی از پیش نصب است</translation>
    </message>
    <message>
        <source>the robot types of &apos;%1&apos; cannot be used</source>
        <comment>made.noTypes</comment>
        <translation>نوع‌های ربات «%1» قابل استفاده نیستند</translation>
    </message>
    <message>
        <source>there is no %1 below the data directories, and scripts mount nothing else; the program can, with --mount</source>
        <comment>mount.notBelow</comment>
        <translation>%1 در زیر پوشه‌های داده نیست و اسکریپت‌ها چیز دیگری سوار نمی‌کنند؛ برنامه با --mount می‌تواند</translation>
    </message>
    <message>
        <source>there is no file system %1; known: FileSystemSTD (a directory), FileSystemZIP</source>
        <comment>mount.noSystem</comment>
        <translation>سیستم فایل %1 وجود ندارد؛ شناخته‌شده: FileSystemSTD (پوشه)، FileSystemZIP</translation>
    </message>
    <message>
        <source>%1 is mounted already, as %2</source>
        <comment>mount.present</comment>
        <translation>%1 از پیش به‌عنوان %2 سوار است</translation>
    </message>
    <message>
        <source>%1 is not mounted</source>
        <comment>mount.not</comment>
        <translation>%1 سوار نیست</translation>
    </message>
    <message>
        <source>%1 is no directory</source>
        <comment>mount.noDirectory</comment>
        <translation>%1 پوشه نیست</translation>
    </message>
    <message>
        <source>%1: RAR archives cannot be read; pack the files as .zip and mount them as FileSystemZIP</source>
        <comment>mount.rar</comment>
        <translation>%1: بایگانی‌های RAR را نمی‌توان خواند؛ فایل‌ها را به‌صورت .zip بسته‌بندی و با FileSystemZIP سوار کنید</translation>
    </message>
    <message>
        <source>%1 is not mounted as %2</source>
        <comment>mount.notAs</comment>
        <translation>%1 به‌عنوان %2 سوار نیست</translation>
    </message>
    <message>
        <source>there are too many keys</source>
        <comment>input.keys</comment>
        <translation>شمار کلیدها بیش از حد است</translation>
    </message>
    <message>
        <source>there are too many bindings</source>
        <comment>input.bindings</comment>
        <translation>شمار انتساب‌های کلید بیش از حد است</translation>
    </message>
    <message>
        <source>%1 is no modifier; known: shift, ctrl, alt, each also with l or r in front</source>
        <comment>input.modifier</comment>
        <translation>%1 کلید تغییردهنده نیست؛ شناخته‌شده: shift، ctrl، alt، هر یک با l یا r در آغاز هم می‌شود</translation>
    </message>
    <message>
        <source>a binding names a key, like &apos;shift k&apos; or &apos;+axisx&apos;</source>
        <comment>input.key</comment>
        <translation>انتساب از یک کلید نام می‌برد، مانند &apos;shift k&apos; یا &apos;+axisx&apos;</translation>
    </message>
    <message>
        <source>%1 is no plain name of a file; logs are kept in one directory</source>
        <comment>log.noName</comment>
        <translation>%1 نام سادهٔ فایل نیست؛ گزارش‌ها در یک پوشه نگهداری می‌شوند</translation>
    </message>
    <message>
        <source>this program keeps no log files, so %1 is not written</source>
        <comment>log.none</comment>
        <translation>این برنامه فایل گزارش نگه نمی‌دارد، پس %1 نوشته نمی‌شود</translation>
    </message>
    <message>
        <source>%1, where logs are kept, is no directory</source>
        <comment>log.noDirectory</comment>
        <translation>%1 که جای گزارش‌هاست پوشه نیست</translation>
    </message>
    <message>
        <source>%1 is there already, and was not written by a script; name another file</source>
        <comment>log.precious</comment>
        <translation>%1 از پیش هست و یک اسکریپت آن را ننوشته است؛ فایل دیگری نام ببرید</translation>
    </message>
    <message>
        <source>the script&apos;s file is %1</source>
        <comment>log.place</comment>
        <translation>فایل اسکریپت %1 است</translation>
    </message>
    <message>
        <source>there are %1 streams already</source>
        <comment>log.streams</comment>
        <translation>از پیش %1 جریان خروجی هست</translation>
    </message>
    <message>
        <source>%1 is not complete: %2</source>
        <comment>log.lost</comment>
        <translation>%1 کامل نیست: %2</translation>
    </message>
    <message>
        <source>is there room, and may you write there?</source>
        <comment>log.room</comment>
        <translation>آیا آنجا جا هست و اجازهٔ نوشتن دارید؟</translation>
    </message>
    <message>
        <source>belongs %1; here it does nothing</source>
        <comment>place.wrong</comment>
        <translation>جای آن %1 است؛ اینجا کاری نمی‌کند</translation>
    </message>
    <message>
        <source>nodes must be listed before those that look for them</source>
        <comment>place.order</comment>
        <translation>گره‌ها باید پیش از گره‌هایی بیایند که دنبال آن‌ها می‌گردند</translation>
    </message>
    <message>
        <source>below the Transform of a foot</source>
        <comment>place.foot</comment>
        <translation>زیر Transform یک پا</translation>
    </message>
    <message>
        <source>below the Transform of a robot</source>
        <comment>place.robot</comment>
        <translation>زیر Transform یک ربات</translation>
    </message>
    <message>
        <source>beside a RigidBody</source>
        <comment>place.beside</comment>
        <translation>کنار یک RigidBody</translation>
    </message>
    <message>
        <source>beside a RigidBody below a Transform</source>
        <comment>place.besideBody</comment>
        <translation>کنار یک RigidBody زیر یک Transform</translation>
    </message>
    <message>
        <source>below a Transform</source>
        <comment>place.transform</comment>
        <translation>زیر یک Transform</translation>
    </message>
    <message>
        <source>below a HingeJoint</source>
        <comment>place.hinge</comment>
        <translation>زیر یک HingeJoint</translation>
    </message>
    <message>
        <source>below a Hinge2Joint</source>
        <comment>place.hinge2</comment>
        <translation>زیر یک Hinge2Joint</translation>
    </message>
    <message>
        <source>below a UniversalJoint</source>
        <comment>place.universal</comment>
        <translation>زیر یک UniversalJoint</translation>
    </message>
    <message>
        <source>below an AngularMotor</source>
        <comment>place.angularMotor</comment>
        <translation>زیر یک AngularMotor</translation>
    </message>
    <message>
        <source>below an AngularMotor or a JointMotor</source>
        <comment>place.motor</comment>
        <translation>زیر یک AngularMotor یا JointMotor</translation>
    </message>
    <message>
        <source>below a Battery</source>
        <comment>place.battery</comment>
        <translation>زیر یک Battery</translation>
    </message>
    <message>
        <source>belongs below a Transform; here it tells positions in the world</source>
        <comment>place.world</comment>
        <translation>جای آن زیر یک Transform است؛ اینجا موقعیت‌ها را در جهان می‌گوید</translation>
    </message>
    <message>
        <source>there is no CollisionPerceptor or TouchPerceptor in this body part to tell of contacts</source>
        <comment>place.noContacts</comment>
        <translation>در این بخش بدنه CollisionPerceptor یا TouchPerceptor نیست که از تماس‌ها باخبر شود</translation>
    </message>
    <message>
        <source>belongs directly below a collider; here it is never asked</source>
        <comment>place.neverAsked</comment>
        <translation>جای آن درست زیر یک برخوردگر است؛ اینجا هرگز از آن پرسیده نمی‌شود</translation>
    </message>
    <message>
        <source>there is no force sensor in this body part; only contacts are made</source>
        <comment>place.noForce</comment>
        <translation>در این بخش بدنه حسگر نیرو نیست؛ تنها تماس ساخته می‌شود</translation>
    </message>
    <message>
        <source>list a ForceResistancePerceptor before the collider</source>
        <comment>place.listForce</comment>
        <translation>پیش از برخوردگر یک ForceResistancePerceptor بیاورید</translation>
    </message>
    <message>
        <source>belongs directly below a RigidBody; here it does nothing</source>
        <comment>place.noController</comment>
        <translation>جای آن درست زیر یک RigidBody است؛ اینجا کاری نمی‌کند</translation>
    </message>
    <message>
        <source>only the first World directly below the scene is simulated; this one stands still</source>
        <comment>place.secondWorld</comment>
        <translation>تنها نخستین World درست زیر صحنه شبیه‌سازی می‌شود؛ این یکی ساکن است</translation>
    </message>
    <message>
        <source>there is no World directly below the scene, so it has no physics</source>
        <comment>place.noWorld</comment>
        <translation>درست زیر صحنه World نیست، پس فیزیک ندارد</translation>
    </message>
    <message>
        <source>create a World and a Space below the scene before anything else</source>
        <comment>place.makeWorld</comment>
        <translation>پیش از هر چیز یک World و یک Space زیر صحنه بسازید</translation>
    </message>
    <message>
        <source>a RigidBody belongs directly below a Transform; nothing follows this one</source>
        <comment>place.bodyAlone</comment>
        <translation>جای RigidBody درست زیر یک Transform است؛ چیزی این یکی را دنبال نمی‌کند</translation>
    </message>
    <message>
        <source>the Transform above has a body already, %1; it follows the one listed last</source>
        <comment>place.twoBodies</comment>
        <translation>گره Transform بالا از پیش جسم %1 را دارد؛ از آخرین جسم فهرست‌شده پیروی می‌کند</translation>
    </message>
    <message>
        <source>the collider %1 is listed before this body, so it is static and does not follow it</source>
        <comment>place.colliderFirst</comment>
        <translation>برخوردگر %1 پیش از این جسم آمده است، پس ایستاست و از آن پیروی نمی‌کند</translation>
    </message>
    <message>
        <source>list the body first</source>
        <comment>place.bodyFirst</comment>
        <translation>نخست جسم را بیاورید</translation>
    </message>
    <message>
        <source>a %1 has no geometry, so it touches nothing</source>
        <comment>place.noGeometry</comment>
        <translation>یک %1 هندسه ندارد، پس چیزی را لمس نمی‌کند</translation>
    </message>
    <message>
        <source>the TransformCollider above cannot take this collider; it is left out</source>
        <comment>place.notTaken</comment>
        <translation>گره TransformCollider بالا نمی‌تواند این برخوردگر را بپذیرد؛ کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>there is no Space above or directly below the scene, so it touches nothing</source>
        <comment>place.noSpace</comment>
        <translation>در بالا یا درست زیر صحنه Space نیست، پس چیزی را لمس نمی‌کند</translation>
    </message>
    <message>
        <source>an AngularMotor belongs below the HingeJoint that it drives; here its angle is its own</source>
        <comment>place.motorAlone</comment>
        <translation>جای AngularMotor زیر HingeJoint است که آن را می‌راند؛ اینجا زاویه‌اش از آن خودش است</translation>
    </message>
    <message>
        <source>a JointMotor belongs directly below a HingeJoint or an AngularMotor; here it does nothing</source>
        <comment>place.jointMotor</comment>
        <translation>جای JointMotor درست زیر یک HingeJoint یا AngularMotor است؛ اینجا کاری نمی‌کند</translation>
    </message>
    <message>
        <source>the joint above has a JointMotor already; this one does nothing</source>
        <comment>place.secondMotor</comment>
        <translation>مفصل بالا از پیش JointMotor دارد؛ این یکی کاری نمی‌کند</translation>
    </message>
    <message>
        <source>it was never attached, so it holds nothing</source>
        <comment>place.notAttached</comment>
        <translation>هرگز وصل نشده است، پس چیزی را نگه نمی‌دارد</translation>
    </message>
    <message>
        <source>call attach with the paths of two bodies</source>
        <comment>place.attach</comment>
        <translation>متد attach را با مسیر دو جسم فراخوانی کنید</translation>
    </message>
    <message>
        <source>it cannot join these two, so it holds nothing</source>
        <comment>place.notJoined</comment>
        <translation>نمی‌تواند این دو را به هم وصل کند، پس چیزی را نگه نمی‌دارد</translation>
    </message>
    <message>
        <source>two different bodies of the same scene are needed, and Hinge2Joint needs both</source>
        <comment>place.twoDifferent</comment>
        <translation>دو جسم متفاوت از یک صحنه لازم است و Hinge2Joint به هر دو نیاز دارد</translation>
    </message>
    <message>
        <source>there is no RigidBody at &apos;%1&apos;; the joint is attached to the static environment instead</source>
        <comment>place.noBody</comment>
        <translation>در «%1» RigidBody نیست؛ مفصل به جای آن به محیط ایستا وصل می‌شود</translation>
    </message>
    <message>
        <source>paths start at the joint: ../body is a body beside it</source>
        <comment>place.paths</comment>
        <translation>مسیرها از مفصل آغاز می‌شوند: ../body جسمی در کنار آن است</translation>
    </message>
    <message>
        <source>there is no material %1, so it is not drawn</source>
        <comment>place.noMaterial</comment>
        <translation>مادهٔ %1 وجود ندارد، پس رسم نمی‌شود</translation>
    </message>
    <message>
        <source>set-up scripts define materials below /sys/server/material</source>
        <comment>place.materials</comment>
        <translation>اسکریپت‌های پیکربندی مواد را زیر /sys/server/material تعریف می‌کنند</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; it was put back to where it was, at rest</source>
        <comment>body.putBack</comment>
        <translation>گام شبیه‌سازی به جسم عددهای ناممکن داد؛ جسم به جای پیشین خود بازگردانده و ساکن شد</translation>
    </message>
    <message>
        <source>agents get no pictures of this camera: %1</source>
        <comment>picture.none</comment>
        <translation>عامل‌ها تصویری از این دوربین نمی‌گیرند: %1</translation>
    </message>
    <message>
        <source>nothing here draws pictures</source>
        <comment>picture.nobody</comment>
        <translation>چیزی اینجا تصویر رسم نمی‌کند</translation>
    </message>
    <message>
        <source>this server has no motion controller, so motion descriptions (HMDP) are not carried out</source>
        <comment>motion.none</comment>
        <translation>این سرور کنترل‌کنندهٔ حرکت ندارد، پس توصیف‌های حرکت (HMDP) اجرا نمی‌شوند</translation>
    </message>
    <message>
        <source>send joint speeds instead</source>
        <comment>motion.speeds</comment>
        <translation>به جای آن سرعت مفصل‌ها را بفرستید</translation>
    </message>
    <message>
        <source>it has to be a TOML file</source>
        <comment>toml.file</comment>
        <translation>باید فایل TOML باشد</translation>
    </message>
    <message>
        <source>%1 knows no `%2`</source>
        <comment>toml.unknown</comment>
        <translation>%1 با `%2` آشنا نیست</translation>
    </message>
    <message>
        <source>known are %1</source>
        <comment>toml.known</comment>
        <translation>شناخته‌شده: %1</translation>
    </message>
    <message>
        <source>%1 is a text in quotes</source>
        <comment>toml.text</comment>
        <translation>%1 متنی درون گیومه است</translation>
    </message>
    <message>
        <source>%1 is a list of texts</source>
        <comment>toml.texts</comment>
        <translation>%1 فهرستی از متن‌هاست</translation>
    </message>
    <message>
        <source>write %1</source>
        <comment>toml.write</comment>
        <translation>بنویسید %1</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3</source>
        <comment>toml.number</comment>
        <translation>%1 عددی از %2 تا %3 است</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not %4</source>
        <comment>toml.numberNot</comment>
        <translation>%1 عددی از %2 تا %3 است، نه %4</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <comment>toml.whole</comment>
        <translation>%1 عدد صحیح است</translation>
    </message>
    <message>
        <source>%1 is true or false</source>
        <comment>toml.flag</comment>
        <translation>%1 برابر true یا false است</translation>
    </message>
    <message>
        <source>a file of robot types</source>
        <comment>type.file</comment>
        <translation>فایل نوع‌های ربات</translation>
    </message>
    <message>
        <source>there is no robot type</source>
        <comment>type.none</comment>
        <translation>نوع رباتی نیست</translation>
    </message>
    <message>
        <source>write [[type]] with name, id and template</source>
        <comment>type.write</comment>
        <translation>بنویسید [[type]] با name، id و template</translation>
    </message>
    <message>
        <source>script_constant is the name of a Ruby constant</source>
        <comment>type.constant</comment>
        <translation>مقدار script_constant نام یک ثابت Ruby است</translation>
    </message>
    <message>
        <source>such as %1: a capital letter first</source>
        <comment>type.constantSuch</comment>
        <translation>برای نمونه %1: نخست یک حرف بزرگ</translation>
    </message>
    <message>
        <source>a parameter needs a name of letters, digits, _ and -</source>
        <comment>type.parameterName</comment>
        <translation>پارامتر به نامی از حرف‌ها، رقم‌ها، _ و - نیاز دارد</translation>
    </message>
    <message>
        <source>there are two parameters `%1`</source>
        <comment>type.twoParameters</comment>
        <translation>دو پارامتر `%1` وجود دارد</translation>
    </message>
    <message>
        <source>least is more than most</source>
        <comment>type.leastMost</comment>
        <translation>مقدار least بیش از most است</translation>
    </message>
    <message>
        <source>%1 has no value that templates can read</source>
        <comment>type.noUse</comment>
        <translation>%1 مقداری که templateها بتوانند بخوانند ندارد</translation>
    </message>
    <message>
        <source>write a number, true, false, a plain word in quotes, or %1</source>
        <comment>type.values</comment>
        <translation>یک عدد، true، false، واژه‌ای ساده درون گیومه یا %1 بنویسید</translation>
    </message>
    <message>
        <source>a range</source>
        <comment>type.aRange</comment>
        <translation>یک بازه</translation>
    </message>
    <message>
        <source>a range has from and to</source>
        <comment>type.range</comment>
        <translation>بازه from و to دارد</translation>
    </message>
    <message>
        <source>from is more than to</source>
        <comment>type.fromTo</comment>
        <translation>مقدار from بیش از to است</translation>
    </message>
    <message>
        <source>a robot type needs a name of letters, digits, _ and -</source>
        <comment>type.name</comment>
        <translation>نوع ربات به نامی از حرف‌ها، رقم‌ها، _ و - نیاز دارد</translation>
    </message>
    <message>
        <source>there are two robot types `%1`</source>
        <comment>type.two</comment>
        <translation>دو نوع ربات `%1` وجود دارد</translation>
    </message>
    <message>
        <source>the robot type has no id</source>
        <comment>type.noId</comment>
        <translation>نوع ربات id ندارد</translation>
    </message>
    <message>
        <source>%1: a whole number, for the rules of a match</source>
        <comment>type.idSuch</comment>
        <translation>%1: عدد صحیح، برای قوانین مسابقه</translation>
    </message>
    <message>
        <source>two robot types have the id %1</source>
        <comment>type.sameId</comment>
        <translation>دو نوع ربات id برابر %1 دارند</translation>
    </message>
    <message>
        <source>the robot type has no template</source>
        <comment>type.noTemplate</comment>
        <translation>نوع ربات template ندارد</translation>
    </message>
    <message>
        <source>the type has no value for `%1`</source>
        <comment>type.noValue</comment>
        <translation>این نوع مقداری برای `%1` ندارد</translation>
    </message>
    <message>
        <source>give it one, or a value for all types to the [[parameter]]</source>
        <comment>type.giveValue</comment>
        <translation>به آن مقدار بدهید، یا در [[parameter]] مقداری برای همهٔ نوع‌ها بگذارید</translation>
    </message>
    <message>
        <source>the template %1 needs $%2, which type %3 does not have</source>
        <comment>type.needs</comment>
        <translation>فایل template به نام %1 به $%2 نیاز دارد که نوع %3 آن را ندارد</translation>
    </message>
    <message>
        <source>describe it in a [[parameter]] with a value</source>
        <comment>type.describe</comment>
        <translation>آن را در یک [[parameter]] با مقدار توصیف کنید</translation>
    </message>
    <message>
        <source>the template %1 has no $%2</source>
        <comment>type.noPlace</comment>
        <translation>فایل template به نام %1 پارامتر $%2 ندارد</translation>
    </message>
    <message>
        <source>its names stand behind templ at its begin</source>
        <comment>type.names</comment>
        <translation>نام‌های آن در آغاز فایل پس از templ می‌آیند</translation>
    </message>
    <message>
        <source>there is a robot type %1 already</source>
        <comment>type.nameTaken</comment>
        <translation>نوع ربات %1 از پیش وجود دارد</translation>
    </message>
    <message>
        <source>robot type %1 has the id %2 already</source>
        <comment>type.idTaken</comment>
        <translation>نوع ربات %1 از پیش id برابر %2 دارد</translation>
    </message>
    <message>
        <source>a file of motors</source>
        <comment>motor.file</comment>
        <translation>فایل موتورها</translation>
    </message>
    <message>
        <source>shutdown has to be above hot, or the torque could not be reduced between them</source>
        <comment>motor.shutdown</comment>
        <translation>مقدار shutdown باید بالاتر از hot باشد، وگرنه گشتاور میان آن‌ها کم‌شدنی نیست</translation>
    </message>
    <message>
        <source>there is no motor</source>
        <comment>motor.none</comment>
        <translation>موتوری نیست</translation>
    </message>
    <message>
        <source>write [[motor]] with the joints that it drives and its constants</source>
        <comment>motor.write</comment>
        <translation>بنویسید [[motor]] با مفصل‌هایی که می‌راند و ثابت‌های آن</translation>
    </message>
    <message>
        <source>the motor has no %1</source>
        <comment>motor.lacks</comment>
        <translation>موتور %1 ندارد</translation>
    </message>
    <message>
        <source>docs/motors.md tells what belongs to a motor</source>
        <comment>motor.docs</comment>
        <translation>در docs/motors.md آمده است که موتور چه چیزهایی دارد</translation>
    </message>
    <message>
        <source>the motor drives nothing</source>
        <comment>motor.nothing</comment>
        <translation>موتور چیزی را نمی‌راند</translation>
    </message>
    <message>
        <source>name effectors: %1</source>
        <comment>motor.effectors</comment>
        <translation>افکتورها را نام ببرید: %1</translation>
    </message>
    <message>
        <source>two motors drive %1</source>
        <comment>motor.two</comment>
        <translation>دو موتور %1 را می‌رانند</translation>
    </message>
    <message>
        <source>name each joint once</source>
        <comment>motor.once</comment>
        <translation>هر مفصل را یک بار نام ببرید</translation>
    </message>
    <message>
        <source>agent %1</source>
        <comment>robot.agent</comment>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>%1: scene without a file name, ignored</source>
        <comment>robot.noFile</comment>
        <translation>%1: فرمان scene بدون نام فایل، نادیده گرفته شد</translation>
    </message>
    <message>
        <source>%1: it has a robot already; a second scene is ignored</source>
        <comment>robot.second</comment>
        <translation>%1: از پیش ربات دارد؛ فرمان scene دوم نادیده گرفته می‌شود</translation>
    </message>
    <message>
        <source>%1: there is no robot model &apos;%2&apos;; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4</source>
        <comment>robot.noModel</comment>
        <translation>%1: مدل ربات «%2» وجود ندارد؛ rsg/agent/nao/nao.rsg یا rsg/agent/nao/nao_hetero.rsg با نوعی از 0 تا 4 بخواهید</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is no argument for a robot; numbers and plain words are</source>
        <comment>robot.noArgument</comment>
        <translation>%1: «%2» آرگومان مناسبی برای ربات نیست؛ عدد و واژهٔ ساده مناسب است</translation>
    </message>
    <message>
        <source>%1: there is no robot type &apos;%2&apos;; %3</source>
        <comment>robot.noType</comment>
        <translation>%1: نوع ربات «%2» وجود ندارد؛ %3</translation>
    </message>
    <message>
        <source>the set-up describes none</source>
        <comment>robot.noTypes</comment>
        <translation>پیکربندی هیچ نوعی توصیف نمی‌کند</translation>
    </message>
    <message>
        <source>%1: the robot &apos;%2&apos; could not be built; it may ask for another one</source>
        <comment>robot.notBuilt</comment>
        <translation>%1: ربات «%2» را نمی‌شد ساخت؛ عامل می‌تواند ربات دیگری بخواهد</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for none of its joints is named in %2</source>
        <comment>robot.idealJoints</comment>
        <translation>%1: موتورهای آن ایدئال می‌مانند، زیرا هیچ‌یک از مفصل‌هایش در %2 نام برده نشده است</translation>
    </message>
    <message>
        <source>%1: its motors stay ideal, for there is no use in %2</source>
        <comment>robot.idealFile</comment>
        <translation>%1: موتورهای آن ایدئال می‌مانند، زیرا %2 به کار نمی‌آید</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1</source>
        <comment>robot.noScript</comment>
        <translation>اسکریپت پیکربندی برای %1 رباتی نساخت</translation>
    </message>
    <message>
        <source>the set-up script built no robot for %1: %2</source>
        <comment>robot.scriptFailed</comment>
        <translation>اسکریپت پیکربندی برای %1 رباتی نساخت: %2</translation>
    </message>
    <message>
        <source>define a function addAgent(path) in it that does</source>
        <comment>robot.addAgent</comment>
        <translation>در آن تابع addAgent(path) را تعریف کنید که این کار را بکند</translation>
    </message>
    <message>
        <source>%1%2</source>
        <comment>ros.from</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>more than %1 messages about this file; no more</source>
        <comment>ros.mostMessages</comment>
        <translation>بیش از %1 پیام دربارهٔ این فایل؛ بقیه نمی‌آیند</translation>
    </message>
    <message>
        <source>mend the first ones</source>
        <comment>ros.mendFirst</comment>
        <translation>نخستین موارد را رفع کنید</translation>
    </message>
    <message>
        <source>there is a NUL byte</source>
        <comment>ros.nul</comment>
        <translation>یک بایت NUL وجود دارد</translation>
    </message>
    <message>
        <source>scene files are text; save it as UTF-8</source>
        <comment>ros.utf8</comment>
        <translation>فایل‌های صحنه متن‌اند؛ آن را به‌صورت UTF-8 ذخیره کنید</translation>
    </message>
    <message>
        <source>this is no well-formed XML: %1</source>
        <comment>ros.notWellFormed</comment>
        <translation>این XML خوش‌ساخت نیست: %1</translation>
    </message>
    <message>
        <source>look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>ros.isItClosed</comment>
        <translation>به عنصر پیش از اینجا نگاه کنید: آیا بسته شده است و مقدارهایش درون گیومه‌اند؟</translation>
    </message>
    <message>
        <source>entities that a file declares itself are not expanded</source>
        <comment>ros.entities</comment>
        <translation>موجودیت‌هایی که خود فایل اعلام می‌کند گسترش نمی‌یابند</translation>
    </message>
    <message>
        <source>write their text out, or use a Macro</source>
        <comment>ros.writeOut</comment>
        <translation>متن آن‌ها را کامل بنویسید یا از Macro استفاده کنید</translation>
    </message>
    <message>
        <source>elements are nested more than %1 deep</source>
        <comment>ros.tooDeep</comment>
        <translation>عمق تودرتویی عنصرها بیش از %1 است</translation>
    </message>
    <message>
        <source>split it up with Macro and Use</source>
        <comment>ros.split</comment>
        <translation>آن را با Macro و Use تقسیم کنید</translation>
    </message>
    <message>
        <source>there is no element in this file</source>
        <comment>ros.noElement</comment>
        <translation>در این فایل عنصری نیست</translation>
    </message>
    <message>
        <source>a scene starts with &lt;Simulation&gt;</source>
        <comment>ros.startsWith</comment>
        <translation>صحنه با &lt;Simulation&gt; آغاز می‌شود</translation>
    </message>
    <message>
        <source>the outermost element is %1, not Simulation or RoSiIncludeFile</source>
        <comment>ros.outermost</comment>
        <translation>بیرونی‌ترین عنصر %1 است، نه Simulation یا RoSiIncludeFile</translation>
    </message>
    <message>
        <source>%1 has no effect</source>
        <comment>ros.noEffect</comment>
        <translation>%1 اثری ندارد</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <comment>ros.noEffectIn</comment>
        <translation>%1 در %2 اثری ندارد</translation>
    </message>
    <message>
        <source>it holds nothing</source>
        <comment>ros.holdsNothing</comment>
        <translation>چیزی در آن نمی‌آید</translation>
    </message>
    <message>
        <source>it holds %1</source>
        <comment>ros.holds</comment>
        <translation>می‌تواند این‌ها را داشته باشد: %1</translation>
    </message>
    <message>
        <source>it holds what Elements may hold</source>
        <comment>ros.holdsElements</comment>
        <translation>می‌تواند آنچه را Elements دارد داشته باشد</translation>
    </message>
    <message>
        <source>it holds %1, what Elements may hold</source>
        <comment>ros.holdsBoth</comment>
        <translation>می‌تواند %1 و آنچه را Elements دارد داشته باشد</translation>
    </message>
    <message>
        <source>there is no element %1</source>
        <comment>ros.unknown</comment>
        <translation>عنصر %1 وجود ندارد</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>ros.noAttribute</comment>
        <translation>%1 ویژگی %2 ندارد</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>ros.needs</comment>
        <translation>%1 به ویژگی %2 نیاز دارد</translation>
    </message>
    <message>
        <source>expected a number up to 1000000 for %1, not %2</source>
        <comment>ros.number</comment>
        <translation>برای %1 باید عددی تا 1000000 باشد، نه %2</translation>
    </message>
    <message>
        <source>write it as 0.5</source>
        <comment>ros.numberAs</comment>
        <translation>آن را به‌صورت 0.5 بنویسید</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>ros.size</comment>
        <translation>%1 باید بیش از 0 باشد، نه %2</translation>
    </message>
    <message>
        <source>expected true or false for %1, not %2</source>
        <comment>ros.flag</comment>
        <translation>برای %1 باید true یا false باشد، نه %2</translation>
    </message>
    <message>
        <source>sensors are not built; robots have them as perceptors, in RSG</source>
        <comment>ros.sensors</comment>
        <translation>حسگرها ساخته نمی‌شوند؛ ربات‌ها آن‌ها را در RSG به‌صورت پرسپتور دارند</translation>
    </message>
    <message>
        <source>all surfaces have the same friction</source>
        <comment>ros.friction</comment>
        <translation>همهٔ سطح‌ها اصطکاک یکسان دارند</translation>
    </message>
    <message>
        <source>the viewport has its own light and background</source>
        <comment>ros.look</comment>
        <translation>پنجرهٔ نما نور و پس‌زمینهٔ خود را دارد</translation>
    </message>
    <message>
        <source>only all surfaces at once can be replaced</source>
        <comment>ros.surfaces</comment>
        <translation>تنها همهٔ سطح‌ها را با هم می‌توان جایگزین کرد</translation>
    </message>
    <message>
        <source>the motor holds its joint where it is</source>
        <comment>ros.controller</comment>
        <translation>موتور مفصل خود را در همان جا نگه می‌دارد</translation>
    </message>
    <message>
        <source>a shape says itself whether it collides, with canCollide</source>
        <comment>ros.collision</comment>
        <translation>هر شکل خودش با canCollide می‌گوید که برخورد می‌کند یا نه</translation>
    </message>
    <message>
        <source>there are no buttons in a scene</source>
        <comment>ros.buttons</comment>
        <translation>در صحنه دکمه‌ای نیست</translation>
    </message>
    <message>
        <source>the set-up decides how long a step takes</source>
        <comment>ros.step</comment>
        <translation>پیکربندی تعیین می‌کند که هر گام چقدر طول می‌کشد</translation>
    </message>
    <message>
        <source>a scene keeps the gravity of its world</source>
        <comment>ros.gravity</comment>
        <translation>صحنه گرانش جهان خود را حفظ می‌کند</translation>
    </message>
    <message>
        <source>contacts have the values of erp and cfm</source>
        <comment>ros.softness</comment>
        <translation>تماس‌ها مقدارهای erp و cfm را دارند</translation>
    </message>
    <message>
        <source>erp is a number from 0 to 1, and cfm one &gt;= 0</source>
        <comment>ros.erp</comment>
        <translation>مقدار erp عددی از 0 تا 1 و cfm عددی &gt;= 0 است</translation>
    </message>
    <message>
        <source>0.2 and 0.0001 are used instead</source>
        <comment>ros.erpInstead</comment>
        <translation>به جای آن 0.2 و 0.0001 به کار می‌رود</translation>
    </message>
    <message>
        <source>elements and macros are nested more than %1 deep</source>
        <comment>ros.macrosTooDeep</comment>
        <translation>عمق تودرتویی عنصرها و ماکروها بیش از %1 است</translation>
    </message>
    <message>
        <source>what is deeper is left out</source>
        <comment>ros.deeper</comment>
        <translation>آنچه ژرف‌تر است کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>the scene has more than %1 elements; the rest is left out</source>
        <comment>ros.mostElements</comment>
        <translation>صحنه بیش از %1 عنصر دارد؛ بقیه کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>macros that use each other may unfold to more than one thinks</source>
        <comment>ros.unfold</comment>
        <translation>ماکروهایی که یکدیگر را به کار می‌برند ممکن است بیش از انتظار گسترش یابند</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>ros.noMacro</comment>
        <translation>ماکروی %1 وجود ندارد</translation>
    </message>
    <message>
        <source>a macro of another file is there once that file was imported, or by %1</source>
        <comment>ros.otherFile</comment>
        <translation>ماکروی فایلی دیگر پس از وارد شدن آن فایل در دسترس است، یا با %1</translation>
    </message>
    <message>
        <source>the macro %1 uses itself</source>
        <comment>ros.usesItself</comment>
        <translation>ماکروی %1 خودش را به کار می‌برد</translation>
    </message>
    <message>
        <source>it is left out here</source>
        <comment>ros.leftOut</comment>
        <translation>اینجا کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>a mass must not be less than 0</source>
        <comment>ros.mass</comment>
        <translation>جرم نباید کمتر از 0 باشد</translation>
    </message>
    <message>
        <source>there is no appearance %1</source>
        <comment>ros.noAppearance</comment>
        <translation>ظاهر (Appearance) %1 وجود ندارد</translation>
    </message>
    <message>
        <source>an AppearanceDefinition defines it; until then it looks like &apos;default&apos;</source>
        <comment>ros.appearance</comment>
        <translation>یک AppearanceDefinition آن را تعریف می‌کند؛ تا آن زمان مانند &apos;default&apos; دیده می‌شود</translation>
    </message>
    <message>
        <source>the vertex list has no vertex %1</source>
        <comment>ros.noVertex</comment>
        <translation>فهرست رأس‌ها رأس %1 را ندارد</translation>
    </message>
    <message>
        <source>this face is left out</source>
        <comment>ros.faceOut</comment>
        <translation>این وجه کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>ComplexShape needs a GraphicalRepresentation</source>
        <comment>ros.noGraphics</comment>
        <translation>عنصر ComplexShape به GraphicalRepresentation نیاز دارد</translation>
    </message>
    <message>
        <source>use Box, Sphere or Capsule for simple shapes</source>
        <comment>ros.simple</comment>
        <translation>برای شکل‌های ساده از Box، Sphere یا Capsule استفاده کنید</translation>
    </message>
    <message>
        <source>there is no vertex list %1</source>
        <comment>ros.noList</comment>
        <translation>فهرست رأس‌های %1 وجود ندارد</translation>
    </message>
    <message>
        <source>the shape has no faces, so there is nothing to see</source>
        <comment>ros.noFaces</comment>
        <translation>شکل وجهی ندارد، پس چیزی برای دیدن نیست</translation>
    </message>
    <message>
        <source>this shape cannot be drawn: %1</source>
        <comment>ros.notDrawn</comment>
        <translation>این شکل را نمی‌توان رسم کرد: %1</translation>
    </message>
    <message>
        <source>there is no class &apos;%1&apos; in this program</source>
        <comment>ros.noClass</comment>
        <translation>کلاس «%1» در این برنامه وجود ندارد</translation>
    </message>
    <message>
        <source>what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is</source>
        <comment>ros.needsMass</comment>
        <translation>آنچه حرکت می‌کند به جرمی از 1e-12 تا 1e12 kg نیاز دارد؛ در جای خود می‌ماند</translation>
    </message>
    <message>
        <source>the joint %1 holds no body, so it is left out</source>
        <comment>ros.noBody</comment>
        <translation>مفصل %1 جسمی را نگه نمی‌دارد، پس کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>its Elements need a shape with a mass</source>
        <comment>ros.giveBody</comment>
        <translation>عنصر Elements آن به شکلی با جرم نیاز دارد</translation>
    </message>
    <message>
        <source>%1 needs an AnchorPoint</source>
        <comment>ros.anchor</comment>
        <translation>%1 به AnchorPoint نیاز دارد</translation>
    </message>
    <message>
        <source>the two axes of a UniversalJoint must not be parallel</source>
        <comment>ros.parallel</comment>
        <translation>دو محور UniversalJoint نباید موازی باشند</translation>
    </message>
    <message>
        <source>%1 needs an %2</source>
        <comment>ros.axis</comment>
        <translation>%1 به %2 نیاز دارد</translation>
    </message>
    <message>
        <source>an axis needs a direction: x, y and z are 0</source>
        <comment>ros.direction</comment>
        <translation>محور به جهت نیاز دارد: x، y و z برابر 0 هستند</translation>
    </message>
    <message>
        <source>min is more than max</source>
        <comment>ros.minMax</comment>
        <translation>مقدار min بیش از max است</translation>
    </message>
    <message>
        <source>the joint is left without stops</source>
        <comment>ros.noStops</comment>
        <translation>مفصل بدون حد حرکت می‌ماند</translation>
    </message>
    <message>
        <source>maxForce and maxVelocity must not be less than 0</source>
        <comment>ros.motor</comment>
        <translation>مقدارهای maxForce و maxVelocity نباید کمتر از 0 باشند</translation>
    </message>
    <message>
        <source>the joint is left without motor</source>
        <comment>ros.noMotor</comment>
        <translation>مفصل بدون موتور می‌ماند</translation>
    </message>
    <message>
        <source>cannot read the project</source>
        <comment>project.unreadable</comment>
        <translation>پروژه را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>project.permissions</comment>
        <translation>نام و مجوزهای آن را بررسی کنید</translation>
    </message>
    <message>
        <source>the project is larger than 1 MiB</source>
        <comment>project.large</comment>
        <translation>پروژه بزرگ‌تر از 1 MiB است</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>project.otherFile</comment>
        <translation>آیا فایلی از نوع دیگر است؟</translation>
    </message>
    <message>
        <source>variable `%1` has no single value</source>
        <comment>project.noValue</comment>
        <translation>متغیر `%1` مقدار یگانه‌ای ندارد</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>project.giveValue</comment>
        <translation>به آن عدد، true، false یا متنی درون گیومه بدهید</translation>
    </message>
    <message>
        <source>write a value that it can have, or remove the line</source>
        <comment>project.possibleValue</comment>
        <translation>مقداری بنویسید که مجاز باشد، یا خط را بردارید</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind</source>
        <comment>project.noSetting</comment>
        <translation>تنظیم `%1` از این نوع وجود ندارد</translation>
    </message>
    <message>
        <source>the project names no scene</source>
        <comment>project.noScene</comment>
        <translation>پروژه از صحنه‌ای نام نمی‌برد</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>project.addScene</comment>
        <translation>خطی مانند %1 بیفزایید</translation>
    </message>
    <message>
        <source>a project is a TOML file</source>
        <comment>project.toml</comment>
        <translation>پروژه یک فایل TOML است</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>script.withHint</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>script.says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>eval: %1</source>
        <comment>script.eval</comment>
        <translation>eval: %1</translation>
    </message>
    <message>
        <source>stopped after %1 steps; does it loop for ever?</source>
        <comment>script.steps</comment>
        <translation>پس از %1 گام متوقف شد؛ آیا حلقهٔ بی‌پایان دارد؟</translation>
    </message>
    <message>
        <source>--script-budget N allows N steps</source>
        <comment>script.budget</comment>
        <translation>با --script-budget N به اندازهٔ N گام مجاز می‌شود</translation>
    </message>
    <message>
        <source>--think-budget N allows N steps</source>
        <comment>script.thinkBudget</comment>
        <translation>با --think-budget N به اندازهٔ N گام مجاز می‌شود</translation>
    </message>
    <message>
        <source>stopped after %1 s; does it loop for ever?</source>
        <comment>script.time</comment>
        <translation>پس از %1 s متوقف شد؛ آیا حلقهٔ بی‌پایان دارد؟</translation>
    </message>
    <message>
        <source>--script-time SECONDS allows more time, 0 any</source>
        <comment>script.allowTime</comment>
        <translation>با --script-time SECONDS زمان بیشتری مجاز می‌شود، 0 بی‌حد</translation>
    </message>
    <message>
        <source>stopped with %1 symbols; does it make new ones in a loop?</source>
        <comment>script.symbols</comment>
        <translation>با %1 نماد متوقف شد؛ آیا در حلقه نماد تازه می‌سازد؟</translation>
    </message>
    <message>
        <source>symbols are never freed: use texts in their place</source>
        <comment>script.useTexts</comment>
        <translation>نمادها هرگز آزاد نمی‌شوند: به جای آن‌ها از متن استفاده کنید</translation>
    </message>
    <message>
        <source>stopped with %1 fibers that have resumed one another; does it call itself for ever?</source>
        <comment>script.fibers</comment>
        <translation>با %1 فایبر که یکدیگر را از سر گرفته‌اند متوقف شد؛ آیا خود را بی‌پایان فرا می‌خواند؟</translation>
    </message>
    <message>
        <source>stopped from outside, before its end</source>
        <comment>script.interrupted</comment>
        <translation>پیش از پایان، از بیرون متوقف شد</translation>
    </message>
    <message>
        <source>too complicated to compile</source>
        <comment>script.complicated</comment>
        <translation>برای کامپایل بیش از حد پیچیده است</translation>
    </message>
    <message>
        <source>its steps cannot be counted: %1</source>
        <comment>script.uncounted</comment>
        <translation>گام‌های آن را نمی‌توان شمرد: %1</translation>
    </message>
    <message>
        <source>text of %1 bytes is too long for a script</source>
        <comment>script.long</comment>
        <translation>متن %1 بایتی برای اسکریپت بیش از حد بلند است</translation>
    </message>
    <message>
        <source>the expression is empty</source>
        <comment>script.emptyExpression</comment>
        <translation>عبارت خالی است</translation>
    </message>
    <message>
        <source>the value is %1; a number or a text is needed</source>
        <comment>script.value</comment>
        <translation>مقدار %1 است؛ عدد یا متن لازم است</translation>
    </message>
    <message>
        <source>%1%2%3</source>
        <comment>script.place</comment>
        <translation>%1%2%3</translation>
    </message>
    <message>
        <source> for nil</source>
        <comment>script.forNil</comment>
        <translation> برای nil</translation>
    </message>
    <message>
        <source> for nil; %1 is nil</source>
        <comment>script.isNil</comment>
        <translation> برای nil؛ %1 برابر nil است</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>script.or</comment>
        <translation>%1 یا %2</translation>
    </message>
    <message>
        <source>; in %1</source>
        <comment>script.in</comment>
        <translation>؛ در %1</translation>
    </message>
    <message>
        <source>%1, called from %2</source>
        <comment>script.calledFrom</comment>
        <translation>%1، فراخوانده از %2</translation>
    </message>
    <message>
        <source>; called from %1</source>
        <comment>script.callers</comment>
        <translation>؛ فراخوانده از %1</translation>
    </message>
    <message>
        <source>%1: onCycle: %2; the block is not called any more</source>
        <comment>script.onCycle</comment>
        <translation>%1: onCycle: %2؛ این بلوک دیگر فراخوانی نمی‌شود</translation>
    </message>
    <message>
        <source>%1: argument %2 is %3; a text, number or boolean is needed</source>
        <comment>script.argument</comment>
        <translation>%1: آرگومان %2 برابر %3 است؛ متن، عدد یا مقدار بولی لازم است</translation>
    </message>
    <message>
        <source>takes the name of a bundle</source>
        <comment>script.takesBundle</comment>
        <translation>نام یک بسته را می‌گیرد</translation>
    </message>
    <message>
        <source>it is unknown</source>
        <comment>script.unknownBundle</comment>
        <translation>ناشناخته است</translation>
    </message>
    <message>
        <source>bundle %1 is not loaded: %2</source>
        <comment>script.noBundle</comment>
        <translation>بستهٔ %1 بارگذاری نمی‌شود: %2</translation>
    </message>
    <message>
        <source>takes the name of a script</source>
        <comment>script.takesScript</comment>
        <translation>نام یک اسکریپت را می‌گیرد</translation>
    </message>
    <message>
        <source>takes the name of a scene file and values for its template</source>
        <comment>script.takesScene</comment>
        <translation>نام یک فایل صحنه و مقدارهای template آن را می‌گیرد</translation>
    </message>
    <message>
        <source>there is no scene to import into</source>
        <comment>script.noScene</comment>
        <translation>صحنه‌ای نیست که بتوان در آن وارد کرد</translation>
    </message>
    <message>
        <source>cannot make %1 at %2</source>
        <comment>script.cannotMake</comment>
        <translation>نمی‌توان %1 را در %2 ساخت</translation>
    </message>
    <message>
        <source>there is nothing at %1 to select</source>
        <comment>script.nothingThere</comment>
        <translation>در %1 چیزی برای انتخاب نیست</translation>
    </message>
    <message>
        <source>popd: nothing was pushed</source>
        <comment>script.popd</comment>
        <translation>دستور popd: چیزی پیش‌تر گذاشته نشده بود</translation>
    </message>
    <message>
        <source>%1 is no function, and no method of what is selected, %2</source>
        <comment>script.noFunction</comment>
        <translation>%1 نه تابع است و نه متد شیء انتخاب‌شده، %2</translation>
    </message>
    <message>
        <source>%1 is called on an object that is gone</source>
        <comment>script.gone</comment>
        <translation>%1 روی شیئی فراخوانی شد که دیگر نیست</translation>
    </message>
    <message>
        <source>%1 cannot take a value %2</source>
        <comment>script.noValue</comment>
        <translation>%1 نمی‌تواند مقدار %2 را بگیرد</translation>
    </message>
    <message>
        <source>what it says is %1; a text is needed, or nil</source>
        <comment>script.noText</comment>
        <translation>آنچه می‌گوید %1 است؛ متن یا nil لازم است</translation>
    </message>
    <message>
        <source>such as %1</source>
        <comment>script.such</comment>
        <translation>برای نمونه %1</translation>
    </message>
    <message>
        <source>scripts have no %1: %2</source>
        <comment>script.unavailable</comment>
        <translation>اسکریپت‌ها %1 ندارند: %2</translation>
    </message>
    <message>
        <source>the time of day is unknown while a run goes on, which has to be the same every time: onCycle { |time| … } is told the simulated time</source>
        <comment>script.noClock</comment>
        <translation>هنگام اجرا که باید هر بار یکسان باشد ساعت روز ناشناخته است: onCycle { |time| … } زمان شبیه‌سازی‌شده را می‌گیرد</translation>
    </message>
    <message>
        <source>cannot load %1: there is no such script below the data directories, and scripts have no libraries of Ruby</source>
        <comment>script.noLoad</comment>
        <translation>%1 بار نمی‌شود: چنین اسکریپتی زیر پوشه‌های داده نیست و اسکریپت‌ها کتابخانه‌های Ruby ندارند</translation>
    </message>
    <message>
        <source>%1 ends with an error</source>
        <comment>script.loadFailed</comment>
        <translation>%1 با خطا پایان می‌یابد</translation>
    </message>
    <message>
        <source>return ends the script, sparkGetSimulationServer.quit the run</source>
        <comment>instead.end</comment>
        <translation>return اسکریپت را پایان می‌دهد و sparkGetSimulationServer.quit اجرا را</translation>
    </message>
    <message>
        <source>onCycle { |time| … } is called in every cycle, with the simulated time</source>
        <comment>instead.wait</comment>
        <translation>onCycle { |time| … } در هر چرخه با زمان شبیه‌سازی‌شده فراخوانده می‌شود</translation>
    </message>
    <message>
        <source>they start no programs; team files and jobs do</source>
        <comment>instead.program</comment>
        <translation>برنامه‌ای را آغاز نمی‌کنند؛ این کار پرونده‌های تیم و کارهاست</translation>
    </message>
    <message>
        <source>run, load and importScene read what is below the data directories; sparkEnableLog writes logs</source>
        <comment>instead.file</comment>
        <translation>run، load و importScene آنچه زیر پوشه‌های داده است را می‌خوانند؛ sparkEnableLog گزارش می‌نویسد</translation>
    </message>
    <message>
        <source>scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub</source>
        <comment>instead.pattern</comment>
        <translation>اسکریپت‌ها عبارت باقاعده ندارند؛ متن‌ها include?، start_with?، end_with?، index، split و sub دارند</translation>
    </message>
    <message>
        <source>nobody types into scripts; variables come from outside: --set NAME=VALUE</source>
        <comment>instead.input</comment>
        <translation>کسی در اسکریپت‌ها تایپ نمی‌کند؛ متغیرها از بیرون می‌آیند: --set NAME=VALUE</translation>
    </message>
    <message>
        <source>scripts have no network; agents and monitors connect to the ports of the server</source>
        <comment>instead.socket</comment>
        <translation>اسکریپت‌ها شبکه ندارند؛ عامل‌ها و مانیتورها به درگاه‌های کارگزار وصل می‌شوند</translation>
    </message>
    <message>
        <source>scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in</source>
        <comment>instead.library</comment>
        <translation>اسکریپت‌ها کتابخانه‌های Ruby ندارند؛ Array، Hash، Struct، Math و Time درون‌ساخته‌اند</translation>
    </message>
    <message>
        <source>%1 messages left out</source>
        <comment>session.leftOut</comment>
        <translation>%1 پیام کنار گذاشته شد</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no name for a bundle: letters, digits, _ - + only</source>
        <comment>setUp.bundleName</comment>
        <translation>«%1» نام مناسبی برای بسته نیست: تنها حرف‌ها، رقم‌ها، _ - +</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories (%2); there are: %3</source>
        <comment>setUp.noPluginHere</comment>
        <translation>%1.so در پوشه‌های افزونه (%2) نیست؛ موجود: %3</translation>
    </message>
    <message>
        <source>none</source>
        <comment>setUp.noPlugins</comment>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>there is no %1.so in the plugin directories</source>
        <comment>setUp.noPlugin</comment>
        <translation>در پوشه‌های افزونه %1.so نیست</translation>
    </message>
    <message>
        <source>%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)</source>
        <comment>setUp.notPlugin</comment>
        <translation>%1 افزونه نیست: SPARKWRIGHT_PLUGIN(...) را ندارد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setUp.fileSays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no decision to confirm</source>
        <comment>verdict.noneToConfirm</comment>
        <translation>تصمیمی برای تأیید نیست</translation>
    </message>
    <message>
        <source>there is no decision to overrule; what has been carried out is taken back with (undo)</source>
        <comment>verdict.noneToOverrule</comment>
        <translation>تصمیمی برای رد کردن نیست؛ آنچه انجام شده است با (undo) پس گرفته می‌شود</translation>
    </message>
    <message>
        <source>decisions can be undone with ConfirmFouls or ConfirmGoals only; (set (ConfirmFouls true)) switches it on</source>
        <comment>verdict.undoOff</comment>
        <translation>تصمیم‌ها را تنها با ConfirmFouls یا ConfirmGoals می‌توان پس گرفت؛ (set (ConfirmFouls true)) آن را روشن می‌کند</translation>
    </message>
    <message>
        <source>a decision is pending: confirm or overrule it first</source>
        <comment>verdict.pendingFirst</comment>
        <translation>تصمیمی در انتظار است: نخست آن را تأیید یا رد کنید</translation>
    </message>
    <message>
        <source>nothing has been decided within the last %1 s</source>
        <comment>verdict.noneSince</comment>
        <translation>در %1 s گذشته تصمیمی گرفته نشده است</translation>
    </message>
    <message>
        <source>the half in which it was decided is over; (score ...) sets the score</source>
        <comment>verdict.otherHalf</comment>
        <translation>نیمه‌ای که در آن تصمیم گرفته شد پایان یافته است؛ (score ...) نتیجه را تنظیم می‌کند</translation>
    </message>
    <message>
        <source>there are no script variables</source>
        <comment>variable.none</comment>
        <translation>متغیر اسکریپتی وجود ندارد</translation>
    </message>
    <message>
        <source>there is no variable `%1`</source>
        <comment>variable.unknown</comment>
        <translation>متغیر `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>there is no rule `%1`</source>
        <comment>variable.noRule</comment>
        <translation>قانون `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>variable.meant</comment>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>%1 is built into the scene: it counts from the next set-up on, with --set %2</source>
        <comment>variable.builtIn</comment>
        <translation>%1 در صحنه ساخته شده است: از پیکربندی بعدی با --set %2 به کار می‌رود</translation>
    </message>
    <message>
        <source>%1 is true or false, not `%2`</source>
        <comment>variable.flag</comment>
        <translation>%1 برابر true یا false است، نه `%2`</translation>
    </message>
    <message>
        <source>%1 is a whole number from %2 to %3, not `%4`</source>
        <comment>variable.whole</comment>
        <translation>%1 عددی صحیح از %2 تا %3 است، نه `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3, not `%4`</source>
        <comment>variable.number</comment>
        <translation>%1 عددی از %2 تا %3 است، نه `%4`</translation>
    </message>
    <message>
        <source>%1 is a number from %2 to %3 %4, not `%5`</source>
        <comment>variable.numberOf</comment>
        <translation>%1 عددی از %2 تا %3 %4 است، نه `%5`</translation>
    </message>
    <message>
        <source>there is no free place near %1</source>
        <comment>mover.noPlace</comment>
        <translation>نزدیک %1 جای خالی نیست</translation>
    </message>
    <message>
        <source>moved there all the same</source>
        <comment>mover.allTheSame</comment>
        <translation>با این همه به آنجا برده شد</translation>
    </message>
    <message>
        <source>expected four numbers</source>
        <comment>sensor.fourNumbers</comment>
        <translation>باید چهار عدد باشد</translation>
    </message>
    <message>
        <source>expected two angles</source>
        <comment>sensor.twoAngles</comment>
        <translation>باید دو زاویه باشد</translation>
    </message>
    <message>
        <source>expected four numbers that are not negative</source>
        <comment>sensor.notNegative</comment>
        <translation>باید چهار عدد باشد که منفی نیستند</translation>
    </message>
    <message>
        <source>expected 0 to 1000 echoes</source>
        <comment>sensor.echoes</comment>
        <translation>باید 0 تا 1000 پژواک باشد</translation>
    </message>
    <message>
        <source>expected two distances, the smaller one first</source>
        <comment>sensor.distances</comment>
        <translation>باید دو فاصله باشد، نخست فاصلهٔ کوچک‌تر</translation>
    </message>
    <message>
        <source>there is no match</source>
        <comment>match.none</comment>
        <translation>مسابقه‌ای نیست</translation>
    </message>
    <message>
        <source>there is a match already, or no scene to play in; this node has no effect</source>
        <comment>match.second</comment>
        <translation>از پیش مسابقه‌ای هست یا صحنه‌ای برای بازی نیست؛ این گره اثری ندارد</translation>
    </message>
    <message>
        <source>the time of a game is 0 s or more, not %1</source>
        <comment>match.time</comment>
        <translation>زمان بازی 0 s یا بیشتر است، نه %1</translation>
    </message>
    <message>
        <source>self collisions could not be written any more</source>
        <comment>record.lost</comment>
        <translation>برخوردهای ربات با خود را دیگر نمی‌شد نوشت</translation>
    </message>
    <message>
        <source>%1 cannot be written; is there room, and may you write there?</source>
        <comment>record.unwritable</comment>
        <translation>%1 را نمی‌توان نوشت؛ آیا جا هست و اجازهٔ نوشتن در آنجا دارید؟</translation>
    </message>
    <message>
        <source>self collisions are not written to a file: %1; the variable SelfCollisionRecordFilename names it</source>
        <comment>record.none</comment>
        <translation>برخوردهای ربات با خود در فایلی نوشته نمی‌شوند: %1؛ متغیر SelfCollisionRecordFilename نام آن را تعیین می‌کند</translation>
    </message>
    <message>
        <source>free place</source>
        <comment>rule.freePlace</comment>
        <translation>جای خالی</translation>
    </message>
    <message>
        <source>port %1 is not between 0 and 65535</source>
        <comment>socket.port</comment>
        <translation>درگاه %1 میان 0 و 65535 نیست</translation>
    </message>
    <message>
        <source>`%1` is not an address of IPv4 or IPv6</source>
        <comment>socket.address</comment>
        <translation>«%1» نشانی IPv4 یا IPv6 نیست</translation>
    </message>
    <message>
        <source>cannot listen on %1: %2</source>
        <comment>socket.listen</comment>
        <translation>نمی‌توان روی %1 منتظر اتصال ماند: %2</translation>
    </message>
    <message>
        <source>further ports are for TCP only</source>
        <comment>socket.tcpOnly</comment>
        <translation>درگاه‌های بیشتر تنها برای TCP هستند</translation>
    </message>
    <message>
        <source>%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the highest first), then its text</source>
        <comment>framing.misfit</comment>
        <translation>%1 به درگاه %3 این را فرستاده است و پاسخی نمی‌گیرد: %2؛ هر پیام طول آن است (۴ بایت، پرارزش‌ترین نخست) و سپس متن آن</translation>
    </message>
    <message>
        <source>%1; further ones are not reported</source>
        <comment>framing.last</comment>
        <translation>%1؛ موارد بعدی گزارش نمی‌شوند</translation>
    </message>
    <message>
        <source>text without a length (%1)</source>
        <comment>framing.text</comment>
        <translation>متن بدون طول (%1)</translation>
    </message>
    <message>
        <source>a length of %1 with the lowest byte first</source>
        <comment>framing.little</comment>
        <translation>طول %1 با کم‌ارزش‌ترین بایت در آغاز</translation>
    </message>
    <message>
        <source>a request of a browser (%1; pages of a run are served at the port of --web)</source>
        <comment>framing.web</comment>
        <translation>درخواست یک مرورگر (%1؛ صفحه‌های اجرا در درگاه --web در دسترس‌اند)</translation>
    </message>
    <message>
        <source>a length of %1 bytes, where %2 is the maximum</source>
        <comment>framing.long</comment>
        <translation>طول %1 بایت که بیشینهٔ آن %2 است</translation>
    </message>
    <message>
        <source>%1 bytes of a message of %2 bytes, and no more</source>
        <comment>framing.part</comment>
        <translation>تنها %1 بایت از پیامی %2 بایتی</translation>
    </message>
    <message>
        <source>%1 bytes, which are less than a length</source>
        <comment>framing.short</comment>
        <translation>%1 بایت که کمتر از یک طول است</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>agent.list</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>the step gave the body impossible numbers; all %1 bodies connected by joints were put back to their last poses in order, at rest</source>
        <comment>body.allPutBack</comment>
        <translation>گام شبیه‌سازی به جسم عددهای ناممکن داد؛ همهٔ %1 جسمی که با مفصل به هم وصل‌اند به آخرین جای درست خود بازگردانده و ساکن شدند</translation>
    </message>
    <message>
        <source>very light parts, and parts without damping, are hard to compute</source>
        <comment>body.hardParts</comment>
        <translation>محاسبهٔ بخش‌های بسیار سبک و بخش‌های بدون میرایی دشوار است</translation>
    </message>
    <message>
        <source>could not mount %1: %2</source>
        <comment>host.mount</comment>
        <translation>%1 را نمی‌شد سوار کرد: %2</translation>
    </message>
    <message>
        <source>name a directory or a zip archive</source>
        <comment>host.mountHint</comment>
        <translation>یک پوشه یا بایگانی zip نام ببرید</translation>
    </message>
    <message>
        <source>%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or import scenes in your own</source>
        <comment>host.nothing</comment>
        <translation>%1 چیزی در صحنه نگذاشته است، پس اتفاقی نخواهد افتاد؛ پیکربندی‌ای مانند %2 بارگذاری کنید یا در پیکربندی خود صحنه وارد کنید</translation>
    </message>
    <message>
        <source>--agent-format: %1</source>
        <comment>host.format</comment>
        <translation>--agent-format: %1</translation>
    </message>
    <message>
        <source>end the other program, or choose other ports with --agent-port and --monitor-port (0: any free one)</source>
        <comment>host.ports</comment>
        <translation>برنامهٔ دیگر را ببندید یا با --agent-port و --monitor-port درگاه‌های دیگری برگزینید (0: هر درگاه آزاد)</translation>
    </message>
    <message>
        <source>recording to %1</source>
        <comment>host.recording</comment>
        <translation>ضبط در %1</translation>
    </message>
    <message>
        <source>nothing is recorded: %1</source>
        <comment>host.noRecording</comment>
        <translation>چیزی ضبط نمی‌شود: %1</translation>
    </message>
    <message>
        <source>name sexp, json, or a parser of a plugin that the set-up or --bundle loads</source>
        <comment>host.formats</comment>
        <translation>یکی از sexp، json یا تجزیه‌گر افزونه‌ای را نام ببرید که پیکربندی یا --bundle بارگذاری می‌کند</translation>
    </message>
    <message>
        <source>%1; the next free ports are used: %2 for agents, %3 for monitors</source>
        <comment>host.nextPorts</comment>
        <translation>%1؛ درگاه‌های آزاد بعدی به کار می‌روند: %2 برای عامل‌ها، %3 برای مانیتورها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state.at</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the state ends too early</source>
        <comment>state.short</comment>
        <translation>وضعیت زودتر از موعد پایان می‌یابد</translation>
    </message>
    <message>
        <source>the state is damaged</source>
        <comment>state.damaged</comment>
        <translation>وضعیت آسیب دیده است</translation>
    </message>
    <message>
        <source>this is no state of a World</source>
        <comment>state.foreign</comment>
        <translation>این وضعیت یک World نیست</translation>
    </message>
    <message>
        <source>the state is of format %1, this program reads format %2</source>
        <comment>state.newer</comment>
        <translation>وضعیت با قالب %1 است، این برنامه قالب %2 را می‌خواند</translation>
    </message>
    <message>
        <source>the state has a value that is out of range</source>
        <comment>state.value</comment>
        <translation>وضعیت مقداری بیرون از محدوده دارد</translation>
    </message>
    <message>
        <source>the scene is another one than when the state was saved</source>
        <comment>state.structure</comment>
        <translation>صحنه با صحنهٔ زمان ذخیرهٔ وضعیت یکی نیست</translation>
    </message>
    <message>
        <source>bodies, joints or shapes were made in another order than when the state was saved</source>
        <comment>state.order</comment>
        <translation>جسم‌ها، مفصل‌ها یا شکل‌ها با ترتیبی جز ترتیب زمان ذخیرهٔ وضعیت ساخته شده‌اند</translation>
    </message>
    <message>
        <source>the state is of %1, and %2 is loaded</source>
        <comment>state.scene</comment>
        <translation>وضعیت از %1 است و %2 بارگذاری شده است</translation>
    </message>
    <message>
        <source>the state is of a run with seed %1, this one has %2</source>
        <comment>state.seed</comment>
        <translation>وضعیت از اجرایی با seed برابر %1 است، این اجرا %2 دارد</translation>
    </message>
    <message>
        <source>a state is restored in a World that has just been loaded</source>
        <comment>state.used</comment>
        <translation>وضعیت تنها در World تازه‌بارگذاری‌شده بازگردانده می‌شود</translation>
    </message>
    <message>
        <source>the robot of agent %1 cannot be built again</source>
        <comment>state.robot</comment>
        <translation>ربات عامل %1 را نمی‌توان دوباره ساخت</translation>
    </message>
    <message>
        <source>no scene has been loaded, so there is no state</source>
        <comment>state.noScene</comment>
        <translation>صحنه‌ای بارگذاری نشده است، پس وضعیتی نیست</translation>
    </message>
    <message>
        <source>the scene has been edited while it ran</source>
        <comment>state.edited</comment>
        <translation>صحنه هنگام اجرا ویرایش شده است</translation>
    </message>
    <message>
        <source>a decision waits for the human referee</source>
        <comment>state.pending</comment>
        <translation>تصمیمی در انتظار داور انسانی است</translation>
    </message>
    <message>
        <source>a decision can still be undone, which is not saved</source>
        <comment>state.undoable</comment>
        <translation>تصمیمی را هنوز می‌توان پس گرفت و این امکان ذخیره نمی‌شود</translation>
    </message>
    <message>
        <source>this moment is not kept any more</source>
        <comment>state.forgotten</comment>
        <translation>این لحظه دیگر نگهداری نمی‌شود</translation>
    </message>
    <message>
        <source>the recording has no states; record one with --record-states</source>
        <comment>state.noStates</comment>
        <translation>این ضبط وضعیت ندارد؛ با --record-states ضبط کنید</translation>
    </message>
    <message>
        <source>the recording is damaged: messages of agents are missing from %1 s on</source>
        <comment>state.agentsDamaged</comment>
        <translation>فایل ضبط‌شده آسیب دیده است: از %1 ثانیه به بعد پیام‌های عامل‌ها موجود نیست</translation>
    </message>
    <message>
        <source>the recording has no messages of agents; record one with --record-agents</source>
        <comment>state.noBytes</comment>
        <translation>این ضبط پیام عامل‌ها را ندارد؛ با --record-agents ضبط کنید</translation>
    </message>
    <message>
        <source>the first state of the recording is at %1 s</source>
        <comment>state.before</comment>
        <translation>نخستین وضعیت این ضبط در %1 s است</translation>
    </message>
    <message>
        <source>the recording ends at %1 s</source>
        <comment>state.after</comment>
        <translation>این ضبط در %1 s پایان می‌یابد</translation>
    </message>
    <message>
        <source>%1 cannot save what it knows</source>
        <comment>state.behavior</comment>
        <translation>%1 نمی‌تواند آنچه را می‌داند ذخیره کند</translation>
    </message>
    <message>
        <source>a script takes part in every cycle; what it remembers is not saved</source>
        <comment>state.cycleBlocks</comment>
        <translation>اسکریپتی در هر چرخه شرکت دارد؛ آنچه به یاد می‌سپارد ذخیره نمی‌شود</translation>
    </message>
    <message>
        <source>cannot resume %1: %2</source>
        <comment>host.noResume</comment>
        <translation>%1 را نمی‌توان از سر گرفت: %2</translation>
    </message>
    <message>
        <source>name a recording with exact states, a time in it, and its data directory</source>
        <comment>host.resumeHint</comment>
        <translation>ضبطی با وضعیت‌های دقیق، زمانی در آن و پوشهٔ داده‌اش را نام ببرید</translation>
    </message>
    <message>
        <source>resume behind the damage (--at), or without recorded agents (--recorded none)</source>
        <comment>host.damagedHint</comment>
        <translation>پس از بخش آسیب‌دیده ادامه دهید (--at)، یا بدون عامل‌های ضبط‌شده (--recorded none)</translation>
    </message>
    <message>
        <source>resumed at %1 s; %2 agents wait for their programs</source>
        <comment>host.resumed</comment>
        <translation>از %1 s از سر گرفته شد؛ %2 عامل منتظر برنامهٔ خود هستند</translation>
    </message>
    <message>
        <source>the run from there may differ from the recorded one: %1</source>
        <comment>host.inexact</comment>
        <translation>اجرا از آنجا ممکن است با اجرای ضبط‌شده متفاوت باشد: %1</translation>
    </message>
    <message>
        <source>name a file in a folder that can be written to</source>
        <comment>host.recordHint</comment>
        <translation>فایلی در پوشه‌ای قابل نوشتن نام ببرید</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>recording.unreadable</comment>
        <translation>فایل را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <comment>recording.empty</comment>
        <translation>فایل خالی است</translation>
    </message>
    <message>
        <source>this is not an MCAP file: it does not begin like one</source>
        <comment>recording.notMcap</comment>
        <translation>این فایل MCAP نیست: آغازش مانند آن نیست</translation>
    </message>
    <message>
        <source>this MCAP file contains no recording of Sparkwright</source>
        <comment>recording.foreign</comment>
        <translation>این فایل MCAP ضبطی از Sparkwright ندارد</translation>
    </message>
    <message>
        <source>this recording was made by a newer version of Sparkwright</source>
        <comment>recording.newer</comment>
        <translation>این ضبط با نسخهٔ تازه‌تری از Sparkwright ساخته شده است</translation>
    </message>
    <message>
        <source>the file ends before its first data</source>
        <comment>recording.noData</comment>
        <translation>فایل پیش از نخستین داده‌هایش پایان می‌یابد</translation>
    </message>
    <message>
        <source>the file has no valid end, as after a crash; what was found goes up to %1 s</source>
        <comment>recording.noEnd</comment>
        <translation>پرونده پایان معتبری ندارد، مانند پس از یک فروپاشی؛ آنچه پیدا شد تا %1 ثانیه است</translation>
    </message>
    <message>
        <source>the index at the end of the file is damaged; the file was read without it</source>
        <comment>recording.noIndex</comment>
        <translation>نمایهٔ پایان پرونده آسیب دیده است؛ پرونده بدون آن خوانده شد</translation>
    </message>
    <message>
        <source>damaged from byte %1 to byte %2 and left out: the run from %3 s to %4 s</source>
        <comment>recording.gap</comment>
        <translation>از بایت %1 تا بایت %2 آسیب دیده و کنار گذاشته شده است: اجرا از %3 تا %4 ثانیه</translation>
    </message>
    <message>
        <source>damaged from byte %1 on and left out: the run from %2 s on</source>
        <comment>recording.gapToEnd</comment>
        <translation>از بایت %1 به بعد آسیب دیده و کنار گذاشته شده است: اجرا از %2 ثانیه به بعد</translation>
    </message>
    <message>
        <source>damaged at byte %1, where nothing of the run stands</source>
        <comment>recording.indexDamaged</comment>
        <translation>در بایت %1 آسیب دیده است، جایی که چیزی از اجرا نیست</translation>
    </message>
    <message>
        <source>the part at byte %1, from %2 s on, is damaged and left out</source>
        <comment>recording.damaged</comment>
        <translation>بخش بایت %1، از %2 ثانیه به بعد، آسیب دیده و کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>the index of the part at byte %1 does not fit its messages, and was not used</source>
        <comment>recording.index</comment>
        <translation>نمایهٔ بخش بایت %1 با پیام‌هایش نمی‌خواند و به کار نرفت</translation>
    </message>
    <message>
        <source>the checksum of the data is wrong: from %1 s to %2 s, something may be damaged that has no checksum of its own</source>
        <comment>recording.checksum</comment>
        <translation>جمع آزمای داده‌ها نادرست است: از %1 تا %2 ثانیه شاید چیزی آسیب دیده باشد که جمع آزمای خود را ندارد</translation>
    </message>
    <message>
        <source>%1 messages were found, where the file says that it has %2</source>
        <comment>recording.count</comment>
        <translation>%1 پیام پیدا شد، در حالی که پرونده می‌گوید %2 پیام دارد</translation>
    </message>
    <message>
        <source>%1 messages of channel %2, which the file does not describe, are left out</source>
        <comment>recording.noChannel</comment>
        <translation>%1 پیام از کانال %2، که پرونده آن را شرح نمی‌دهد، کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>the part at byte %1 is larger than 1 GiB, which is too large</source>
        <comment>recording.large</comment>
        <translation>بخش بایت %1 بزرگ‌تر از ۱ گیبی‌بایت است، که بیش از اندازه است</translation>
    </message>
    <message>
        <source>the part at byte %1 is compressed in a way that MCAP does not know</source>
        <comment>recording.packed</comment>
        <translation>بخش بایت %1 به روشی فشرده شده است که MCAP نمی‌شناسد</translation>
    </message>
    <message>
        <source>from %1 s to %2 s, %3 frames cannot be shown, since messages that they build on are missing; keep all of them from the start of the run on</source>
        <comment>recording.noStructure</comment>
        <translation>از %1 تا %2 ثانیه، %3 فریم را نمی‌توان نشان داد، زیرا پیام‌هایی که بر آن‌ها استوارند نیستند؛ همهٔ آن‌ها را از آغاز اجرا نگه دارید</translation>
    </message>
    <message>
        <source>recordings whose times overlap are mixed in this file; only the one that begins at %1 s is shown</source>
        <comment>recording.others</comment>
        <translation>در این پرونده ضبط‌هایی با زمان‌های هم‌پوشان آمیخته‌اند؛ تنها آن که در %1 ثانیه آغاز می‌شود نشان داده می‌شود</translation>
    </message>
    <message>
        <source>two recordings of an older version are mixed in this file, and cannot be told apart; open each file on its own</source>
        <comment>recording.mixed</comment>
        <translation>در این پرونده دو ضبط از نسخه‌ای قدیمی‌تر آمیخته‌اند و از هم بازشناخته نمی‌شوند؛ هر پرونده را جداگانه باز کنید</translation>
    </message>
    <message>
        <source>the attachment %1 is damaged</source>
        <comment>recording.attachment</comment>
        <translation>پیوست %1 آسیب دیده است</translation>
    </message>
    <message>
        <source>the disk is too slow: parts of the run are missing in the recording</source>
        <comment>recording.slow</comment>
        <translation>دیسک بیش از حد کند است: بخش‌هایی از اجرا در ضبط نیستند</translation>
    </message>
    <message>
        <source>the recording has ended: %1</source>
        <comment>recording.ended</comment>
        <translation>ضبط پایان یافت: %1</translation>
    </message>
    <message>
        <source>the end of the recording could not be written: %1</source>
        <comment>recording.unfinished</comment>
        <translation>پایان ضبط را نمی‌شد نوشت: %1</translation>
    </message>
    <message>
        <source>the run is not recorded: %1</source>
        <comment>recording.none</comment>
        <translation>اجرا ضبط نمی‌شود: %1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>recording.notWritten</comment>
        <translation>%1 را نمی‌توان نوشت: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>recording.noFrames</comment>
        <translation>چیزی برای نوشتن در %1 نیست</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>recording.cancelled</comment>
        <translation>لغو شد</translation>
    </message>
    <message>
        <source>parentheses or quotes are not balanced, so nothing is formatted</source>
        <comment>format.broken</comment>
        <translation>پرانتزها یا گیومه‌ها جفت نیستند، پس چیزی قالب‌بندی نمی‌شود</translation>
    </message>
    <message>
        <source>there are control characters in the text, so nothing is formatted</source>
        <comment>format.control</comment>
        <translation>در متن نویسهٔ کنترلی هست، پس چیزی قالب‌بندی نمی‌شود</translation>
    </message>
    <message>
        <source>makes a node of a class below the node in force</source>
        <comment>complete.keyword.nd</comment>
        <translation>گرهی از یک کلاس زیر گره جاری می‌سازد</translation>
    </message>
    <message>
        <source>selects a child, or .. for the parent, for the rest of the list</source>
        <comment>complete.keyword.sel</comment>
        <translation>برای بقیهٔ فهرست یک فرزند، یا با .. والد را انتخاب می‌کند</translation>
    </message>
    <message>
        <source>names the arguments of the file</source>
        <comment>complete.keyword.templ</comment>
        <translation>آرگومان‌های فایل را نام‌گذاری می‌کند</translation>
    </message>
    <message>
        <source>defines a variable of the file</source>
        <comment>complete.keyword.def</comment>
        <translation>متغیری از فایل تعریف می‌کند</translation>
    </message>
    <message>
        <source>chooses among cases by a value</source>
        <comment>complete.keyword.switch</comment>
        <translation>بر پایهٔ یک مقدار میان حالت‌ها انتخاب می‌کند</translation>
    </message>
    <message>
        <source>logs the path of the node in force</source>
        <comment>complete.keyword.pwd</comment>
        <translation>مسیر گره جاری را در گزارش می‌نویسد</translation>
    </message>
    <message>
        <source>computes an expression in Ruby</source>
        <comment>complete.keyword.eval</comment>
        <translation>عبارتی را در Ruby محاسبه می‌کند</translation>
    </message>
    <message>
        <source>puts texts together without blanks</source>
        <comment>complete.keyword.join</comment>
        <translation>متن‌ها را بدون فاصله به هم می‌پیوندد</translation>
    </message>
    <message>
        <source>short for %1</source>
        <comment>complete.short</comment>
        <translation>کوتاه‌شدهٔ %1</translation>
    </message>
    <message>
        <source>template parameter</source>
        <comment>complete.parameter</comment>
        <translation>پارامتر template</translation>
    </message>
    <message>
        <source>variable</source>
        <comment>complete.variable</comment>
        <translation>متغیر</translation>
    </message>
    <message>
        <source>variable of scripts</source>
        <comment>complete.scriptVariable</comment>
        <translation>متغیر اسکریپت‌ها</translation>
    </message>
    <message>
        <source>material</source>
        <comment>complete.material</comment>
        <translation>ماده</translation>
    </message>
    <message>
        <source>built-in mesh</source>
        <comment>complete.meshShape</comment>
        <translation>مش داخلی</translation>
    </message>
    <message>
        <source>file</source>
        <comment>complete.file</comment>
        <translation>فایل</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>complete.from</comment>
        <translation>از %1</translation>
    </message>
    <message>
        <source>preset</source>
        <comment>complete.preset</comment>
        <translation>پیش‌تنظیم</translation>
    </message>
    <message>
        <source>from %1</source>
        <comment>hover.from</comment>
        <translation>از %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.takes</comment>
        <translation>%1 می‌گیرد</translation>
    </message>
    <message>
        <source>called while the file is read</source>
        <comment>hover.immediate</comment>
        <translation>هنگام خواندن فایل فراخوانی می‌شود</translation>
    </message>
    <message>
        <source>preset %1</source>
        <comment>hover.preset</comment>
        <translation>پیش‌تنظیم %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <comment>hover.abstract</comment>
        <translation>نمی‌توان ساخت</translation>
    </message>
    <message>
        <source>template parameter %1 of %2</source>
        <comment>hover.parameter</comment>
        <translation>پارامتر template شمارهٔ %1 از %2</translation>
    </message>
    <message>
        <source>variable, defined in line %1 as %2</source>
        <comment>hover.variable</comment>
        <translation>متغیر، تعریف‌شده در خط %1 به‌صورت %2</translation>
    </message>
    <message>
        <source>in line %1</source>
        <comment>hover.declared</comment>
        <translation>در خط %1</translation>
    </message>
    <message>
        <source>is not defined in this file</source>
        <comment>hover.undefined</comment>
        <translation>در این فایل تعریف نشده است</translation>
    </message>
    <message>
        <source>%1:%2 passes %3</source>
        <comment>hover.importedWith</comment>
        <translation>%1:%2 مقدار %3 را می‌دهد</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <comment>hover.more</comment>
        <translation>و %1 مورد دیگر</translation>
    </message>
    <message>
        <source>takes no arguments</source>
        <comment>hover.takesNone</comment>
        <translation>آرگومانی نمی‌گیرد</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>hover.template</comment>
        <translation>%1 می‌گیرد</translation>
    </message>
    <message>
        <source>does not exist below the data directories</source>
        <comment>hover.missing</comment>
        <translation>در زیر پوشه‌های داده وجود ندارد</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <comment>hover.defined</comment>
        <translation>تعریف‌شده در %1:%2</translation>
    </message>
    <message>
        <source>%1 in radians</source>
        <comment>hover.inRadians</comment>
        <translation>%1 به رادیان</translation>
    </message>
    <message>
        <source>%1 in degrees</source>
        <comment>hover.inDegrees</comment>
        <translation>%1 به درجه</translation>
    </message>
    <message>
        <source>Replace by %1</source>
        <comment>fix.replace</comment>
        <translation>جایگزینی با %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <comment>fix.addArguments</comment>
        <translation>افزودن %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>fix.removeArguments</comment>
        <translation>برداشتن %1</translation>
    </message>
    <message>
        <source>Close the list</source>
        <comment>fix.closeList</comment>
        <translation>بستن فهرست</translation>
    </message>
    <message>
        <source>Close %1 lists</source>
        <comment>fix.closeLists</comment>
        <translation>بستن %1 فهرست</translation>
    </message>
    <message>
        <source>Remove the &apos;)&apos;</source>
        <comment>fix.removeBracket</comment>
        <translation>برداشتن «)»</translation>
    </message>
    <message>
        <source>Close the quote</source>
        <comment>fix.closeQuote</comment>
        <translation>بستن گیومه</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <comment>fix.chooseFile</comment>
        <translation>انتخاب فایل…</translation>
    </message>
    <message>
        <source>Add %1 to the template</source>
        <comment>fix.addParameter</comment>
        <translation>افزودن %1 به template</translation>
    </message>
    <message>
        <source>Define %1</source>
        <comment>fix.addDefinition</comment>
        <translation>تعریف %1</translation>
    </message>
    <message>
        <source>Remove the parameter %1</source>
        <comment>fix.removeParameter</comment>
        <translation>برداشتن پارامتر %1</translation>
    </message>
    <message>
        <source>Remove the definition of %1</source>
        <comment>fix.removeDefinition</comment>
        <translation>برداشتن تعریف %1</translation>
    </message>
    <message>
        <source>Add ()</source>
        <comment>fix.emptyCase</comment>
        <translation>افزودن ()</translation>
    </message>
    <message>
        <source>Put a list around all of them</source>
        <comment>fix.listAround</comment>
        <translation>گذاشتن همهٔ آن‌ها در یک فهرست</translation>
    </message>
    <message>
        <source>Put a blank before the ;</source>
        <comment>fix.blank</comment>
        <translation>گذاشتن فاصله پیش از ;</translation>
    </message>
    <message>
        <source>there is no name here that could be changed</source>
        <comment>rename.nothing</comment>
        <translation>نامی در اینجا نیست که بتوان تغییر داد</translation>
    </message>
    <message>
        <source>the text has errors, so names are not certain</source>
        <comment>rename.broken</comment>
        <translation>متن خطا دارد، پس نام‌ها قطعی نیستند</translation>
    </message>
    <message>
        <source>names of variables are $ and at least one more character, without blanks and parentheses</source>
        <comment>rename.variable</comment>
        <translation>نام متغیر از $ و دست‌کم یک نویسهٔ دیگر بدون فاصله و پرانتز تشکیل می‌شود</translation>
    </message>
    <message>
        <source>%1 is defined in this file already</source>
        <comment>rename.taken</comment>
        <translation>%1 از پیش در این فایل تعریف شده است</translation>
    </message>
    <message>
        <source>a node needs a name without / and \</source>
        <comment>rename.empty</comment>
        <translation>گره به نامی بدون / و \ نیاز دارد</translation>
    </message>
    <message>
        <source>the name is computed, or stands in another file</source>
        <comment>rename.computed</comment>
        <translation>این نام محاسبه می‌شود یا در فایل دیگری است</translation>
    </message>
    <message>
        <source>a sibling is named %1 already; paths would lead to the first one</source>
        <comment>rename.sibling</comment>
        <translation>گره هم‌نیایی از پیش %1 نام دارد؛ مسیرها به نخستین گره می‌رسند</translation>
    </message>
    <message>
        <source>arguments go by their places, so files that import this one need no change</source>
        <comment>rename.positional</comment>
        <translation>آرگومان‌ها بر پایهٔ جایشان شناخته می‌شوند، پس فایل‌هایی که این فایل را وارد می‌کنند نیازی به تغییر ندارند</translation>
    </message>
    <message>
        <source>%1 paths may mean this node, but that is not certain; they are not changed</source>
        <comment>rename.uncertain</comment>
        <translation>شاید %1 مسیر به این گره اشاره کند، ولی قطعی نیست؛ آن‌ها تغییر نمی‌کنند</translation>
    </message>
    <message>
        <source>%1 path may mean this node, but that is not certain; it is not changed</source>
        <comment>rename.uncertainOne</comment>
        <translation>شاید %1 مسیر به این گره اشاره کند، ولی قطعی نیست؛ آن تغییر نمی‌کند</translation>
    </message>
    <message>
        <source>%1 is no joint with bodies</source>
        <comment>manipulation.noJoint</comment>
        <translation>%1 مفصلی با جسم نیست</translation>
    </message>
    <message>
        <source>expected (deg &lt;angle&gt;), or (pos &lt;m&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.joint</comment>
        <translation>باید (deg &lt;angle&gt;) باشد، یا (pos &lt;m&gt;) برای مفصل کشویی، و شاید (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can be set</source>
        <comment>manipulation.noAxis</comment>
        <translation>مفصل %1 محور %2 را که قابل تنظیم باشد ندارد</translation>
    </message>
    <message>
        <source>the joint %1 is part of a ring, so it cannot be set alone</source>
        <comment>manipulation.ring</comment>
        <translation>مفصل %1 بخشی از یک حلقه است، پس نمی‌توان آن را جداگانه تنظیم کرد</translation>
    </message>
    <message>
        <source>the joint %1 has no motor</source>
        <comment>manipulation.noMotor</comment>
        <translation>مفصل %1 موتور ندارد</translation>
    </message>
    <message>
        <source>give it one by setMaxMotorForce</source>
        <comment>manipulation.addMotor</comment>
        <translation>با setMaxMotorForce به آن موتور بدهید</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <comment>urdf.unreadable</comment>
        <translation>فایل را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>urdf.checkName</comment>
        <translation>نام و مجوزهای آن را بررسی کنید</translation>
    </message>
    <message>
        <source>the file is larger than %1 MiB</source>
        <comment>urdf.tooLarge</comment>
        <translation>فایل بزرگ‌تر از %1 MiB است</translation>
    </message>
    <message>
        <source>is this a URDF file?</source>
        <comment>urdf.isItUrdf</comment>
        <translation>آیا این فایل URDF است؟</translation>
    </message>
    <message>
        <source>a URDF file is XML and starts with &lt;robot name=&quot;…&quot;&gt;; expand macros with xacro first</source>
        <comment>urdf.noXml</comment>
        <translation>فایل URDF از نوع XML است و با &lt;robot name=&quot;…&quot;&gt; آغاز می‌شود؛ نخست ماکروها را با xacro باز کنید</translation>
    </message>
    <message>
        <source>the outermost element is %1, not robot</source>
        <comment>urdf.outermost</comment>
        <translation>بیرونی‌ترین عنصر %1 است، نه robot</translation>
    </message>
    <message>
        <source>the file holds macros (%1)</source>
        <comment>urdf.xacro</comment>
        <translation>فایل ماکرو دارد (%1)</translation>
    </message>
    <message>
        <source>expand them first: xacro FILE.xacro &gt; FILE.urdf</source>
        <comment>urdf.expand</comment>
        <translation>نخست آن‌ها را باز کنید: xacro FILE.xacro &gt; FILE.urdf</translation>
    </message>
    <message>
        <source>the robot has more than %1 links</source>
        <comment>urdf.mostLinks</comment>
        <translation>ربات بیش از %1 لینک دارد</translation>
    </message>
    <message>
        <source>the robot has no link</source>
        <comment>urdf.noLinks</comment>
        <translation>ربات لینکی ندارد</translation>
    </message>
    <message>
        <source>a robot needs at least one &lt;link name=&quot;…&quot;&gt;</source>
        <comment>urdf.addLink</comment>
        <translation>ربات دست‌کم به یک &lt;link name=&quot;…&quot;&gt; نیاز دارد</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>urdf.needsAttribute</comment>
        <translation>%1 به ویژگی %2 نیاز دارد</translation>
    </message>
    <message>
        <source>%1 needs the element %2</source>
        <comment>urdf.needsElement</comment>
        <translation>%1 به عنصر %2 نیاز دارد</translation>
    </message>
    <message>
        <source>expected %1 numbers for %2, not %3</source>
        <comment>urdf.numbers</comment>
        <translation>باید %1 عدد برای %2 باشد، نه %3</translation>
    </message>
    <message>
        <source>expected a number for %1, not %2</source>
        <comment>urdf.number</comment>
        <translation>برای %1 باید عدد باشد، نه %2</translation>
    </message>
    <message>
        <source>numbers must be finite and at most 1000000</source>
        <comment>urdf.finite</comment>
        <translation>عددها باید متناهی و حداکثر 1000000 باشند</translation>
    </message>
    <message>
        <source>%1 must be more than 0, not %2</source>
        <comment>urdf.size</comment>
        <translation>%1 باید بیش از 0 باشد، نه %2</translation>
    </message>
    <message>
        <source>there are two %1 of the name %2</source>
        <comment>urdf.twice</comment>
        <translation>دو %1 با نام %2 وجود دارد</translation>
    </message>
    <message>
        <source>rename one of them</source>
        <comment>urdf.rename</comment>
        <translation>نام یکی از آن‌ها را تغییر دهید</translation>
    </message>
    <message>
        <source>the joint %1 names the link %2, which does not exist</source>
        <comment>urdf.noLink</comment>
        <translation>مفصل %1 از لینک %2 نام می‌برد که وجود ندارد</translation>
    </message>
    <message>
        <source>links are %1</source>
        <comment>urdf.linkNames</comment>
        <translation>لینک‌ها: %1</translation>
    </message>
    <message>
        <source>there is no joint of the type %1</source>
        <comment>urdf.kind</comment>
        <translation>مفصلی از نوع %1 وجود ندارد</translation>
    </message>
    <message>
        <source>types are revolute, continuous, prismatic, fixed, floating and planar</source>
        <comment>urdf.kinds</comment>
        <translation>نوع‌ها عبارت‌اند از revolute، continuous، prismatic، fixed، floating و planar</translation>
    </message>
    <message>
        <source>there is no geometry %1</source>
        <comment>urdf.geometry</comment>
        <translation>هندسهٔ %1 وجود ندارد</translation>
    </message>
    <message>
        <source>shapes are box, sphere, cylinder, capsule and mesh; it is left out</source>
        <comment>urdf.geometries</comment>
        <translation>شکل‌ها عبارت‌اند از box، sphere، cylinder، capsule و mesh؛ این یکی کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>the axis of the joint %1 is zero</source>
        <comment>urdf.axis</comment>
        <translation>محور مفصل %1 صفر است</translation>
    </message>
    <message>
        <source>0 0 1 was taken; write the direction</source>
        <comment>urdf.axisInstead</comment>
        <translation>به جای آن 0 0 1 به کار رفت؛ جهت را بنویسید</translation>
    </message>
    <message>
        <source>the limits of the joint %1 are the wrong way round</source>
        <comment>urdf.limits</comment>
        <translation>حدهای مفصل %1 وارونه‌اند</translation>
    </message>
    <message>
        <source>they were swapped</source>
        <comment>urdf.swapped</comment>
        <translation>جابه‌جا شدند</translation>
    </message>
    <message>
        <source>the revolute joint %1 has no limits</source>
        <comment>urdf.noLimits</comment>
        <translation>مفصل چرخشی %1 حد ندارد</translation>
    </message>
    <message>
        <source>it turns without end; add &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt;, or call it continuous</source>
        <comment>urdf.endless</comment>
        <translation>بی‌پایان می‌چرخد؛ &lt;limit lower=&quot;…&quot; upper=&quot;…&quot;&gt; بیفزایید یا آن را continuous بنامید</translation>
    </message>
    <message>
        <source>the link %1 hangs on two joints, %2 and %3</source>
        <comment>urdf.twoParents</comment>
        <translation>لینک %1 به دو مفصل %2 و %3 آویخته است</translation>
    </message>
    <message>
        <source>each link has one joint above it; remove one of the joints</source>
        <comment>urdf.oneParent</comment>
        <translation>بالای هر لینک یک مفصل است؛ یکی از مفصل‌ها را بردارید</translation>
    </message>
    <message>
        <source>the joint %1 joins the link %2 to itself</source>
        <comment>urdf.itself</comment>
        <translation>مفصل %1 لینک %2 را به خودش وصل می‌کند</translation>
    </message>
    <message>
        <source>the joints form a ring: %1</source>
        <comment>urdf.cycle</comment>
        <translation>مفصل‌ها حلقه می‌سازند: %1</translation>
    </message>
    <message>
        <source>remove one of these joints; a robot is a tree</source>
        <comment>urdf.breakRing</comment>
        <translation>یکی از این مفصل‌ها را بردارید؛ ربات یک درخت است</translation>
    </message>
    <message>
        <source>the links %1 and %2 are not connected by joints</source>
        <comment>urdf.twoRoots</comment>
        <translation>لینک‌های %1 و %2 با مفصل به هم وصل نیستند</translation>
    </message>
    <message>
        <source>join one of them to the rest, by a fixed joint if it does not move</source>
        <comment>urdf.connect</comment>
        <translation>یکی از آن‌ها را به بقیه وصل کنید، اگر حرکت نمی‌کند با مفصل ثابت</translation>
    </message>
    <message>
        <source>%1 is not kept</source>
        <comment>urdf.notKept</comment>
        <translation>%1 حفظ نمی‌شود</translation>
    </message>
    <message>
        <source>the limits of the joint are kept as stops; let the agent keep away from them</source>
        <comment>urdf.doSafety</comment>
        <translation>حدهای مفصل به‌صورت حد حرکت حفظ می‌شوند؛ عامل باید از آن‌ها دور بماند</translation>
    </message>
    <message>
        <source>angles are zero in the pose of the file</source>
        <comment>urdf.doCalibration</comment>
        <translation>زاویه‌ها در ژست فایل صفرند</translation>
    </message>
    <message>
        <source>the motor of the joint acts on the joint itself; gears are part of its force and speed</source>
        <comment>urdf.doTransmission</comment>
        <translation>موتور مفصل بر خود مفصل اثر می‌کند؛ چرخ‌دنده‌ها در نیرو و سرعت آن گنجانده شده‌اند</translation>
    </message>
    <message>
        <source>settings for another simulator; set contacts at the colliders, sensors as perceptors</source>
        <comment>urdf.doGazebo</comment>
        <translation>تنظیم‌های شبیه‌ساز دیگر؛ تماس‌ها را در برخوردگرها و حسگرها را به‌صورت پرسپتور تنظیم کنید</translation>
    </message>
    <message>
        <source>add a perceptor to the part, see docs/class-reference.md</source>
        <comment>urdf.doSensor</comment>
        <translation>به این بخش یک پرسپتور بیفزایید، docs/class-reference.md را ببینید</translation>
    </message>
    <message>
        <source>the element %1 is not known</source>
        <comment>urdf.unknown</comment>
        <translation>عنصر %1 شناخته‌شده نیست</translation>
    </message>
    <message>
        <source>it was left out</source>
        <comment>urdf.leftOut</comment>
        <translation>کنار گذاشته شد</translation>
    </message>
    <message>
        <source>the planar joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.planar</comment>
        <translation>مفصل صفحه‌ای %1 کنار گذاشته می‌شود: لینک %2 آن آزادانه حرکت می‌کند</translation>
    </message>
    <message>
        <source>the floating joint %1 is left out: its link %2 moves freely</source>
        <comment>urdf.floating</comment>
        <translation>مفصل شناور %1 کنار گذاشته می‌شود: لینک %2 آن آزادانه حرکت می‌کند</translation>
    </message>
    <message>
        <source>that is what a free body does; for a plane, add joints by hand</source>
        <comment>urdf.free</comment>
        <translation>جسم آزاد چنین حرکت می‌کند؛ برای صفحه، مفصل‌ها را دستی بیفزایید</translation>
    </message>
    <message>
        <source>the link %1 has no mass, but moves; %2 kg were taken</source>
        <comment>urdf.noMass</comment>
        <translation>لینک %1 جرم ندارد، ولی حرکت می‌کند؛ %2 kg در نظر گرفته شد</translation>
    </message>
    <message>
        <source>add an &lt;inertial&gt; with its mass</source>
        <comment>urdf.writeMass</comment>
        <translation>یک &lt;inertial&gt; با جرم آن بیفزایید</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible for a solid</source>
        <comment>urdf.inertia</comment>
        <translation>لختی لینک %1 برای جسم صلب ناممکن است</translation>
    </message>
    <message>
        <source>the joint %1 has no effort, so it gets no motor</source>
        <comment>urdf.noMotor</comment>
        <translation>مفصل %1 مقدار effort ندارد، پس موتور نمی‌گیرد</translation>
    </message>
    <message>
        <source>add effort and velocity to its &lt;limit&gt;, or (setMaxMotorForce 0 …) to the joint in the scene</source>
        <comment>urdf.addMotor</comment>
        <translation>مقدارهای effort و velocity را به &lt;limit&gt; آن، یا (setMaxMotorForce 0 …) را به مفصل در صحنه بیفزایید</translation>
    </message>
    <message>
        <source>0 is not within the limits of the joint %1, so the motor has to bring it there</source>
        <comment>urdf.zeroOutside</comment>
        <translation>مقدار 0 در حدهای مفصل %1 نیست، پس موتور باید آن را به آنجا ببرد</translation>
    </message>
    <message>
        <source>choose the origin of the joint so that its limits contain 0</source>
        <comment>urdf.otherZero</comment>
        <translation>مبدأ مفصل را چنان برگزینید که حدهایش 0 را در بر گیرند</translation>
    </message>
    <message>
        <source>the mesh %1 was not found</source>
        <comment>urdf.noMesh</comment>
        <translation>مش %1 یافت نشد</translation>
    </message>
    <message>
        <source>name the folder of its package; in the command line with --package DIR</source>
        <comment>urdf.package</comment>
        <translation>پوشهٔ بستهٔ آن را نام ببرید؛ در خط فرمان با --package DIR</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be read: %2</source>
        <comment>urdf.mesh</comment>
        <translation>مش %1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>export it again as .obj, .stl, .dae, .ply, .gltf or .glb</source>
        <comment>urdf.exportMesh</comment>
        <translation>آن را دوباره به‌صورت .obj، .stl، .dae، .ply، .gltf یا .glb صادر کنید</translation>
    </message>
    <message>
        <source>boxes and capsules are faster and steadier</source>
        <comment>urdf.simpler</comment>
        <translation>جعبه‌ها و کپسول‌ها سریع‌تر و پایدارترند</translation>
    </message>
    <message>
        <source>the link %1 has neither mass nor shape, so its frame is left out</source>
        <comment>urdf.frameOnly</comment>
        <translation>لینک %1 نه جرم دارد و نه شکل، پس دستگاه مختصات آن کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>it is at %1 in the part %2</source>
        <comment>urdf.inBase</comment>
        <translation>در %1 در بخش %2 است</translation>
    </message>
    <message>
        <source>the scene cannot be written: %1</source>
        <comment>urdf.cannotWrite</comment>
        <translation>صحنه را نمی‌توان نوشت: %1</translation>
    </message>
    <message>
        <source>the mesh %1 cannot be copied to %2</source>
        <comment>urdf.cannotCopy</comment>
        <translation>مش %1 را نمی‌توان در %2 رونوشت کرد</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>urdf.writable</comment>
        <translation>پوشه‌ای قابل نوشتن برگزینید</translation>
    </message>
    <message>
        <source>there is no joint that can be moved</source>
        <comment>design.noJoints</comment>
        <translation>مفصلی که بتوان حرکت داد نیست</translation>
    </message>
    <message>
        <source>there is no part at this place; choose a form (nd Transform …)</source>
        <comment>design.noForm</comment>
        <translation>در اینجا بخشی نیست؛ یک ساختار (nd Transform …) برگزینید</translation>
    </message>
    <message>
        <source>%1 has an expression or parameter as an argument, which cannot be mirrored</source>
        <comment>design.expression</comment>
        <translation>%1 عبارت یا پارامتری به‌عنوان آرگومان دارد که نمی‌توان قرینه کرد</translation>
    </message>
    <message>
        <source>%1 cannot be mirrored</source>
        <comment>design.noMirror</comment>
        <translation>%1 را نمی‌توان قرینه کرد</translation>
    </message>
    <message>
        <source>%1 needs %2 numbers to be mirrored</source>
        <comment>design.numbers</comment>
        <translation>%1 برای قرینه شدن به %2 عدد نیاز دارد</translation>
    </message>
    <message>
        <source>no name in it tells left from right, so that both would have the same names</source>
        <comment>design.noSide</comment>
        <translation>هیچ نامی در آن چپ را از راست جدا نمی‌کند، پس هر دو نام یکسان می‌گرفتند</translation>
    </message>
    <message>
        <source>an import with arguments cannot be mirrored</source>
        <comment>design.imported</comment>
        <translation>واردکردن با آرگومان را نمی‌توان قرینه کرد</translation>
    </message>
    <message>
        <source>there is a part %1 already</source>
        <comment>design.taken</comment>
        <translation>بخش %1 از پیش وجود دارد</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <comment>design.range</comment>
        <translation>%1 باید از %2 تا %3 باشد</translation>
    </message>
    <message>
        <source>the name of a robot consists of letters, digits, _, - and .</source>
        <comment>design.name</comment>
        <translation>نام ربات از حرف‌ها، رقم‌ها، _، - و . تشکیل می‌شود</translation>
    </message>
    <message>
        <source>a robot has 2 wheels, with a caster, or an even number up to 12</source>
        <comment>design.wheels</comment>
        <translation>ربات 2 چرخ با یک چرخ هرزگرد دارد، یا شمار زوجی تا 12</translation>
    </message>
    <message>
        <source>a robot has an even number of legs, 2 to 8</source>
        <comment>design.legs</comment>
        <translation>ربات شمار زوجی پا از 2 تا 8 دارد</translation>
    </message>
    <message>
        <source>a leg has 1 to 6 joints</source>
        <comment>design.joints</comment>
        <translation>هر پا 1 تا 6 مفصل دارد</translation>
    </message>
    <message>
        <source>width of the trunk</source>
        <comment>design.width</comment>
        <translation>پهنای تنه</translation>
    </message>
    <message>
        <source>length of the trunk</source>
        <comment>design.length</comment>
        <translation>طول تنه</translation>
    </message>
    <message>
        <source>height of the trunk</source>
        <comment>design.height</comment>
        <translation>ارتفاع تنه</translation>
    </message>
    <message>
        <source>mass of the trunk</source>
        <comment>design.mass</comment>
        <translation>جرم تنه</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>design.torque</comment>
        <translation>گشتاور</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>design.speed</comment>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>wheel radius</source>
        <comment>design.wheelRadius</comment>
        <translation>شعاع چرخ</translation>
    </message>
    <message>
        <source>wheel width</source>
        <comment>design.wheelWidth</comment>
        <translation>پهنای چرخ</translation>
    </message>
    <message>
        <source>wheel mass</source>
        <comment>design.wheelMass</comment>
        <translation>جرم چرخ</translation>
    </message>
    <message>
        <source>leg length</source>
        <comment>design.legLength</comment>
        <translation>طول پا</translation>
    </message>
    <message>
        <source>leg mass</source>
        <comment>design.legMass</comment>
        <translation>جرم پا</translation>
    </message>
    <message>
        <source>the text has errors in its parentheses</source>
        <comment>design.broken</comment>
        <translation>متن در پرانتزهایش خطا دارد</translation>
    </message>
    <message>
        <source>this World does not keep what its scene is made from</source>
        <comment>live.notRecorded</comment>
        <translation>این World نگه نمی‌دارد که صحنه‌اش از چه ساخته شده است</translation>
    </message>
    <message>
        <source>variables have changed since %1 was imported, so it would be built differently now</source>
        <comment>live.variables</comment>
        <translation>متغیرها از زمان وارد شدن %1 تغییر کرده‌اند، پس اکنون به گونهٔ دیگری ساخته می‌شود</translation>
    </message>
    <message>
        <source>%1 is read by a set-up script, or is no RSG file</source>
        <comment>live.otherFormat</comment>
        <translation>%1 را یک اسکریپت پیکربندی می‌خواند یا فایل RSG نیست</translation>
    </message>
    <message>
        <source>%1 has run already, and cannot be undone</source>
        <comment>live.sideEffect</comment>
        <translation>%1 از پیش اجرا شده است و برگشت‌پذیر نیست</translation>
    </message>
    <message>
        <source>joints connect %1 to other parts of the scene</source>
        <comment>live.joined</comment>
        <translation>مفصل‌هایی %1 را به بخش‌های دیگر صحنه وصل می‌کنند</translation>
    </message>
    <message>
        <source>the physics world and its space are made once</source>
        <comment>live.physicsWorld</comment>
        <translation>جهان فیزیکی و فضای آن یک بار ساخته می‌شوند</translation>
    </message>
    <message>
        <source>what %1 has imported is unknown</source>
        <comment>live.noImport</comment>
        <translation>معلوم نیست %1 چه چیزی وارد کرده است</translation>
    </message>
    <message>
        <source>the scene has been edited at %1 s; this run cannot be repeated from its files</source>
        <comment>live.edited</comment>
        <translation>صحنه در %1 s ویرایش شده است؛ این اجرا را نمی‌توان از فایل‌هایش تکرار کرد</translation>
    </message>
    <message>
        <source>a reset disconnects %1 agents and loses %2 s of simulated time</source>
        <comment>live.cost</comment>
        <translation>بازنشانی اتصال %1 عامل را قطع می‌کند و %2 s زمان شبیه‌سازی از دست می‌رود</translation>
    </message>
    <message>
        <source>a reset disconnects one agent and loses %1 s of simulated time</source>
        <comment>live.costOne</comment>
        <translation>بازنشانی اتصال یک عامل را قطع می‌کند و %1 s زمان شبیه‌سازی از دست می‌رود</translation>
    </message>
    <message>
        <source>a reset loses %1 s of simulated time</source>
        <comment>live.costTime</comment>
        <translation>با بازنشانی %1 s زمان شبیه‌سازی از دست می‌رود</translation>
    </message>
    <message>
        <source>the scene file %1 does not exist below the data directories</source>
        <comment>live.missing</comment>
        <translation>فایل صحنهٔ %1 در زیر پوشه‌های داده وجود ندارد</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>monitorlog.unreadable</comment>
        <translation>%1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>%1 is a damaged archive: %2</source>
        <comment>monitorlog.archive</comment>
        <translation>%1 بایگانی آسیب‌دیده است: %2</translation>
    </message>
    <message>
        <source>%1 contains no log of a monitor; one would be named like sparkmonitor.log</source>
        <comment>monitorlog.noEntry</comment>
        <translation>%1 گزارش مانیتور ندارد؛ نام آن چیزی مانند sparkmonitor.log است</translation>
    </message>
    <message>
        <source>%1 is larger than %2 GB when unpacked</source>
        <comment>monitorlog.tooLarge</comment>
        <translation>%1 پس از باز شدن از %2 GB بزرگ‌تر است</translation>
    </message>
    <message>
        <source>%1 cannot be unpacked into the directory for temporary files: %2</source>
        <comment>monitorlog.noSpace</comment>
        <translation>%1 را نمی‌توان در پوشهٔ فایل‌های موقت باز کرد: %2</translation>
    </message>
    <message>
        <source>the archive ends too early; what is before its end is read</source>
        <comment>monitorlog.cut</comment>
        <translation>بایگانی زودتر از موعد پایان می‌یابد؛ آنچه پیش از پایان آن است خوانده می‌شود</translation>
    </message>
    <message>
        <source>%1 is no log of a monitor: it has no line with a full scene</source>
        <comment>monitorlog.empty</comment>
        <translation>%1 گزارش مانیتور نیست: خطی با صحنهٔ کامل ندارد</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>monitorlog.cancelled</comment>
        <translation>لغو شد</translation>
    </message>
    <message>
        <source>damaged line of the log, left out: %1</source>
        <comment>monitorlog.damaged</comment>
        <translation>خط آسیب‌دیدهٔ گزارش، کنار گذاشته شد: %1</translation>
    </message>
    <message>
        <source>%1 more damaged lines of the log are left out</source>
        <comment>monitorlog.moreDamaged</comment>
        <translation>%1 خط آسیب‌دیدهٔ دیگر گزارش کنار گذاشته شد</translation>
    </message>
    <message>
        <source>the last line of the log is not complete, and left out</source>
        <comment>monitorlog.lastLine</comment>
        <translation>آخرین خط گزارش کامل نیست و کنار گذاشته شد</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes; its first full scene is in line %2</source>
        <comment>monitorlog.noStart</comment>
        <translation>گزارش از میانهٔ یک اجرا آغاز می‌شود: %1 سطر کنار گذاشته شد، چون تنها تغییرها را می‌گویند؛ نخستین صحنهٔ کامل در سطر %2 است</translation>
    </message>
    <message>
        <source>the log begins in the middle of a run: %1 lines are left out, since they only tell what changes or are damaged (%3); its first full scene is in line %2</source>
        <comment>monitorlog.noStartDamaged</comment>
        <translation>گزارش از میانهٔ یک اجرا آغاز می‌شود: %1 سطر کنار گذاشته شد، چون تنها تغییرها را می‌گویند یا آسیب دیده‌اند (%3)؛ نخستین صحنهٔ کامل در سطر %2 است</translation>
    </message>
    <message>
        <source>%1 cannot be shown: none of its %2 lines has a full scene, they only tell what changes</source>
        <comment>monitorlog.onlyDiffs</comment>
        <translation>%1 را نمی‌توان نشان داد: هیچ‌یک از %2 سطر آن صحنهٔ کامل ندارد و تنها تغییرها را می‌گویند</translation>
    </message>
    <message>
        <source>longer than %1 MB</source>
        <comment>monitorlog.long</comment>
        <translation>بلندتر از %1 MB</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>monitorlog.notWritten</comment>
        <translation>%1 را نمی‌توان نوشت: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1</source>
        <comment>monitorlog.noFrames</comment>
        <translation>چیزی برای نوشتن در %1 نیست</translation>
    </message>
    <message>
        <source>connecting to %1</source>
        <comment>client.connecting</comment>
        <translation>در حال اتصال به %1</translation>
    </message>
    <message>
        <source>connected to %1</source>
        <comment>client.live</comment>
        <translation>متصل به %1</translation>
    </message>
    <message>
        <source>connected to %1, which has sent nothing for %2 s</source>
        <comment>client.silent</comment>
        <translation>متصل به %1، که %2 s چیزی نفرستاده است</translation>
    </message>
    <message>
        <source>%1; trying again</source>
        <comment>client.retry</comment>
        <translation>%1؛ دوباره تلاش می‌شود</translation>
    </message>
    <message>
        <source>no address for host %1: %2</source>
        <comment>client.unknownHost</comment>
        <translation>نشانی‌ای برای میزبان %1 نیست: %2</translation>
    </message>
    <message>
        <source>no connection to %1: %2</source>
        <comment>client.refused</comment>
        <translation>اتصال به %1 برقرار نشد: %2</translation>
    </message>
    <message>
        <source>no connection to %1 within %2 s</source>
        <comment>client.timeout</comment>
        <translation>اتصال به %1 در %2 s برقرار نشد</translation>
    </message>
    <message>
        <source>%1 has closed the connection</source>
        <comment>client.ended</comment>
        <translation>%1 اتصال را بست</translation>
    </message>
    <message>
        <source>%1 sends no messages for monitors: %2</source>
        <comment>client.noMonitor</comment>
        <translation>%1 پیام مانیتور نمی‌فرستد: %2</translation>
    </message>
    <message>
        <source>is this the server&apos;s port for monitors, usually 3200?</source>
        <comment>client.noMonitorHint</comment>
        <translation>آیا این درگاه سرور برای مانیتورهاست (معمولاً 3200)؟</translation>
    </message>
    <message>
        <source>%1 announces a message that is too long</source>
        <comment>client.tooLong</comment>
        <translation>%1 پیامی بیش از حد بلند اعلام می‌کند</translation>
    </message>
    <message>
        <source>%1 has sent a damaged message, which is left out: %2</source>
        <comment>client.damaged</comment>
        <translation>%1 پیامی آسیب‌دیده فرستاد که کنار گذاشته می‌شود: %2</translation>
    </message>
    <message>
        <source>not connected to %1: commands are not sent</source>
        <comment>client.notSent</comment>
        <translation>اتصال به %1 برقرار نیست: فرمان‌ها فرستاده نمی‌شوند</translation>
    </message>
    <message>
        <source>a command of %1 bytes is too long to be sent</source>
        <comment>client.commandTooLong</comment>
        <translation>فرمان %1 بایتی برای فرستادن بیش از حد بلند است</translation>
    </message>
    <message>
        <source>%1 runs elsewhere: it cannot be started, paused, stepped or reset from here</source>
        <comment>session.remoteRun</comment>
        <translation>%1 در جای دیگری اجرا می‌شود: از اینجا نمی‌توان آن را آغاز کرد، نگه داشت، گام‌به‌گام برد یا بازنشاند</translation>
    </message>
    <message>
        <source>the speed of %1 cannot be set from here</source>
        <comment>session.remoteSpeed</comment>
        <translation>سرعت %1 را از اینجا نمی‌توان تنظیم کرد</translation>
    </message>
    <message>
        <source>at %1, only the ball and players can be moved</source>
        <comment>session.remoteMove</comment>
        <translation>در %1 تنها توپ و بازیکنان را می‌توان جابه‌جا کرد</translation>
    </message>
    <message>
        <source>choose Disconnect in the Simulation menu to return to your own simulation</source>
        <comment>session.goBack</comment>
        <translation>برای بازگشت به شبیه‌سازی خود، در منوی «شبیه‌سازی» گزینهٔ «قطع اتصال» را برگزینید</translation>
    </message>
    <message>
        <source>port %1 is that of this window&apos;s own simulation</source>
        <comment>session.ownPort</comment>
        <translation>درگاه %1 از آن شبیه‌سازی همین پنجره است</translation>
    </message>
    <message>
        <source>%1 is a recording: it can be watched, not changed</source>
        <comment>session.recorded</comment>
        <translation>%1 یک ضبط است: می‌توان آن را تماشا کرد، نه تغییر داد</translation>
    </message>
    <message>
        <source>drawings sent over UDP are not recorded: %1</source>
        <comment>host.noDrawings</comment>
        <translation>ترسیم‌هایی که از راه UDP فرستاده می‌شوند ضبط نمی‌شوند: %1</translation>
    </message>
    <message>
        <source>end the other program that shows them, or choose another port with --drawing-port</source>
        <comment>host.drawingHint</comment>
        <translation>برنامهٔ دیگری را که آن‌ها را نشان می‌دهد ببندید یا با --drawing-port درگاه دیگری برگزینید</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>export.notWritten</comment>
        <translation>%1 را نمی‌توان نوشت: %2</translation>
    </message>
    <message>
        <source>there is nothing to be written to %1: the run has no frames in this time</source>
        <comment>export.noFrames</comment>
        <translation>چیزی برای نوشتن در %1 نیست: اجرا در این زمان فریمی ندارد</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>export.cancelled</comment>
        <translation>لغو شد</translation>
    </message>
    <message>
        <source>the run has no signal that matches `%1`</source>
        <comment>export.noSignal</comment>
        <translation>اجرا سیگنالی سازگار با `%1` ندارد</translation>
    </message>
    <message>
        <source>%1 is the recording itself: choose another name for the target</source>
        <comment>export.self</comment>
        <translation>%1 خود ضبط است: نام دیگری برای مقصد برگزینید</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>signal.run</comment>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <comment>signal.time</comment>
        <translation>زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>Cycle</source>
        <comment>signal.cycle</comment>
        <translation>چرخه</translation>
    </message>
    <message>
        <source>Time to compute a cycle</source>
        <comment>signal.cycleTime</comment>
        <translation>زمان محاسبهٔ چرخه</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>signal.game</comment>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Game clock</source>
        <comment>signal.clock</comment>
        <translation>ساعت بازی</translation>
    </message>
    <message>
        <source>Period</source>
        <comment>signal.period</comment>
        <translation>بخش بازی</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>signal.score</comment>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Left team</source>
        <comment>signal.left</comment>
        <translation>تیم چپ</translation>
    </message>
    <message>
        <source>Right team</source>
        <comment>signal.right</comment>
        <translation>تیم راست</translation>
    </message>
    <message>
        <source>Play mode (number)</source>
        <comment>signal.mode</comment>
        <translation>حالت بازی (شماره)</translation>
    </message>
    <message>
        <source>Ball</source>
        <comment>signal.ball</comment>
        <translation>توپ</translation>
    </message>
    <message>
        <source>Robots</source>
        <comment>signal.robots</comment>
        <translation>ربات‌ها</translation>
    </message>
    <message>
        <source>Without a team</source>
        <comment>signal.agent</comment>
        <translation>بدون تیم</translation>
    </message>
    <message>
        <source>Bodies</source>
        <comment>signal.bodies</comment>
        <translation>جسم‌ها</translation>
    </message>
    <message>
        <source>Joints</source>
        <comment>signal.joints</comment>
        <translation>مفصل‌ها</translation>
    </message>
    <message>
        <source>Motors</source>
        <comment>signal.motors</comment>
        <translation>موتورها</translation>
    </message>
    <message>
        <source>x</source>
        <comment>signal.x</comment>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <comment>signal.y</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <comment>signal.z</comment>
        <translation>z</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>signal.roll</comment>
        <translation>غلت</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>signal.pitch</comment>
        <translation>فراز</translation>
    </message>
    <message>
        <source>Yaw</source>
        <comment>signal.yaw</comment>
        <translation>سمت</translation>
    </message>
    <message>
        <source>Velocity, x</source>
        <comment>signal.vx</comment>
        <translation>سرعت، x</translation>
    </message>
    <message>
        <source>Velocity, y</source>
        <comment>signal.vy</comment>
        <translation>سرعت، y</translation>
    </message>
    <message>
        <source>Velocity, z</source>
        <comment>signal.vz</comment>
        <translation>سرعت، z</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>signal.speed</comment>
        <translation>تندی</translation>
    </message>
    <message>
        <source>Angle</source>
        <comment>signal.angle</comment>
        <translation>زاویه</translation>
    </message>
    <message>
        <source>Rate</source>
        <comment>signal.rate</comment>
        <translation>آهنگ</translation>
    </message>
    <message>
        <source>Angle, second axis</source>
        <comment>signal.angle2</comment>
        <translation>زاویه، محور دوم</translation>
    </message>
    <message>
        <source>Rate, second axis</source>
        <comment>signal.rate2</comment>
        <translation>آهنگ، محور دوم</translation>
    </message>
    <message>
        <source>Way</source>
        <comment>signal.way</comment>
        <translation>جابه‌جایی</translation>
    </message>
    <message>
        <source>Temperature</source>
        <comment>signal.temperature</comment>
        <translation>دما</translation>
    </message>
    <message>
        <source>Current</source>
        <comment>signal.current</comment>
        <translation>جریان</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>signal.torque</comment>
        <translation>گشتاور</translation>
    </message>
    <message>
        <source>Hottest motor</source>
        <comment>signal.hottest</comment>
        <translation>داغ‌ترین موتور</translation>
    </message>
    <message>
        <source>Battery</source>
        <comment>signal.battery</comment>
        <translation>باتری</translation>
    </message>
    <message>
        <source>time</source>
        <comment>quantity.time</comment>
        <translation>زمان</translation>
    </message>
    <message>
        <source>length</source>
        <comment>quantity.length</comment>
        <translation>طول</translation>
    </message>
    <message>
        <source>angle</source>
        <comment>quantity.angle</comment>
        <translation>زاویه</translation>
    </message>
    <message>
        <source>speed</source>
        <comment>quantity.speed</comment>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>angular rate</source>
        <comment>quantity.rate</comment>
        <translation>سرعت زاویه‌ای</translation>
    </message>
    <message>
        <source>temperature</source>
        <comment>quantity.temperature</comment>
        <translation>دما</translation>
    </message>
    <message>
        <source>current</source>
        <comment>quantity.current</comment>
        <translation>جریان</translation>
    </message>
    <message>
        <source>torque</source>
        <comment>quantity.torque</comment>
        <translation>گشتاور</translation>
    </message>
    <message>
        <source>share</source>
        <comment>quantity.share</comment>
        <translation>نسبت</translation>
    </message>
    <message>
        <source>number</source>
        <comment>quantity.number</comment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>%1 could not be loaded again</source>
        <comment>host.notAgain</comment>
        <translation>%1 را نمی‌شد دوباره بارگذاری کرد</translation>
    </message>
    <message>
        <source>the run goes on from here as a new branch: paused</source>
        <comment>session.wentBack</comment>
        <translation>اجرا از اینجا به‌صورت شاخه‌ای تازه ادامه می‌یابد: مکث شد</translation>
    </message>
    <message>
        <source>write up to where the run goes, such as 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.empty</comment>
        <translation>بنویسید اجرا تا کجا برود، مانند 90 s، 500 cycles، goal، mode PlayOn یا ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>write the path of a signal before the comparison, such as ball/speed &gt; 2</source>
        <comment>until.noSignal</comment>
        <translation>پیش از مقایسه مسیر یک سیگنال را بنویسید، مانند ball/speed &gt; 2</translation>
    </message>
    <message>
        <source>`%1` is no number to compare with</source>
        <comment>until.noNumber</comment>
        <translation>مقدار `%1` عددی برای مقایسه نیست</translation>
    </message>
    <message>
        <source>`%1` is no number of cycles: write a whole number from 1</source>
        <comment>until.noCycles</comment>
        <translation>مقدار `%1` شمار چرخه‌ها نیست: عدد صحیحی از 1 بنویسید</translation>
    </message>
    <message>
        <source>`%1` is no time, decision, mode or comparison: try 90 s, 500 cycles, goal, mode PlayOn or ball/speed &gt; 2</source>
        <comment>until.unknown</comment>
        <translation>مقدار `%1` زمان، تصمیم، حالت یا مقایسه نیست: 90 s، 500 cycles، goal، mode PlayOn یا ball/speed &gt; 2 را بیازمایید</translation>
    </message>
    <message>
        <source>%1 s are reached</source>
        <comment>until.time</comment>
        <translation>به %1 s رسید</translation>
    </message>
    <message>
        <source>%1 cycles are done</source>
        <comment>until.cycles</comment>
        <translation>%1 چرخه انجام شد</translation>
    </message>
    <message>
        <source>at %1 s: %2</source>
        <comment>until.event</comment>
        <translation>در %1 s: %2</translation>
    </message>
    <message>
        <source>at %1 s: the play mode is %2</source>
        <comment>until.mode</comment>
        <translation>در %1 s: حالت بازی %2 است</translation>
    </message>
    <message>
        <source>at %1 s: %2 is %3 (%4)</source>
        <comment>until.condition</comment>
        <translation>در %1 s: %2 برابر %3 است (%4)</translation>
    </message>
    <message>
        <source>cannot read the team file</source>
        <comment>team.unreadable</comment>
        <translation>فایل تیم را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>team.permissions</comment>
        <translation>نام و مجوزهای آن را بررسی کنید</translation>
    </message>
    <message>
        <source>the team file is larger than 1 MiB</source>
        <comment>team.large</comment>
        <translation>فایل تیم بزرگ‌تر از 1 MiB است</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>team.otherFile</comment>
        <translation>آیا فایلی از نوع دیگر است؟</translation>
    </message>
    <message>
        <source>a team file is a TOML file</source>
        <comment>team.toml</comment>
        <translation>فایل تیم یک فایل TOML است</translation>
    </message>
    <message>
        <source>%1 has no setting `%2`</source>
        <comment>team.unknown</comment>
        <translation>%1 تنظیم `%2` را ندارد</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>team.known</comment>
        <translation>شناخته‌شده: %1</translation>
    </message>
    <message>
        <source>a team file</source>
        <comment>team.file</comment>
        <translation>فایل تیم</translation>
    </message>
    <message>
        <source>[[program]]</source>
        <comment>team.program</comment>
        <translation>[[program]]</translation>
    </message>
    <message>
        <source>`%1` is a text in quotes</source>
        <comment>team.text</comment>
        <translation>مقدار `%1` متنی درون گیومه است</translation>
    </message>
    <message>
        <source>`%1` is a list of texts</source>
        <comment>team.texts</comment>
        <translation>مقدار `%1` فهرستی از متن‌هاست</translation>
    </message>
    <message>
        <source>write it as %1</source>
        <comment>team.write</comment>
        <translation>آن را به‌صورت %1 بنویسید</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3</source>
        <comment>team.whole</comment>
        <translation>مقدار `%1` عدد صحیحی از %2 تا %3 است</translation>
    </message>
    <message>
        <source>`environment` is a table of texts</source>
        <comment>team.environment</comment>
        <translation>مقدار `environment` جدولی از متن‌هاست</translation>
    </message>
    <message>
        <source>`%1` cannot be the name of an environment variable</source>
        <comment>team.variable</comment>
        <translation>نام `%1` برای متغیر محیطی مناسب نیست</translation>
    </message>
    <message>
        <source>`%1` contains a character of code 0, which no program can be given</source>
        <comment>team.zero</comment>
        <translation>مقدار `%1` نویسه‌ای با کد 0 دارد که به هیچ برنامه‌ای نمی‌توان داد</translation>
    </message>
    <message>
        <source>`%1` is empty</source>
        <comment>team.empty</comment>
        <translation>مقدار `%1` خالی است</translation>
    </message>
    <message>
        <source>the team file starts no program</source>
        <comment>team.noProgram</comment>
        <translation>فایل تیم برنامه‌ای را اجرا نمی‌کند</translation>
    </message>
    <message>
        <source>add [[program]] with a line such as %1</source>
        <comment>team.addProgram</comment>
        <translation>بخش [[program]] را با خطی مانند %1 بیفزایید</translation>
    </message>
    <message>
        <source>the program has no command</source>
        <comment>team.noCommand</comment>
        <translation>برنامه فرمان ندارد</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>team.addCommand</comment>
        <translation>خطی مانند %1 بیفزایید</translation>
    </message>
    <message>
        <source>there is no placeholder {%1}</source>
        <comment>team.placeholder</comment>
        <translation>جانگهدار {%1} وجود ندارد</translation>
    </message>
    <message>
        <source>write one of %1, or {{%2}} for the word in braces itself</source>
        <comment>team.placeholders</comment>
        <translation>یکی از %1 را بنویسید، یا {{%2}} برای خود واژهٔ درون آکولاد</translation>
    </message>
    <message>
        <source>the team file starts %1 programs, at most %2 are allowed</source>
        <comment>team.tooMany</comment>
        <translation>فایل تیم %1 برنامه اجرا می‌کند، حداکثر %2 مجاز است</translation>
    </message>
    <message>
        <source>no program is named</source>
        <comment>program.noCommand</comment>
        <translation>برنامه‌ای نام برده نشده است</translation>
    </message>
    <message>
        <source>%1 is neither beside the team file nor in the folders of PATH</source>
        <comment>program.missing</comment>
        <translation>%1 نه کنار فایل تیم است و نه در پوشه‌های PATH</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>program.missingFile</comment>
        <translation>فایل %1 وجود ندارد</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <comment>program.folder</comment>
        <translation>%1 پوشه است، نه برنامه</translation>
    </message>
    <message>
        <source>%1 is not executable: chmod +x makes it so</source>
        <comment>program.notExecutable</comment>
        <translation>%1 اجراپذیر نیست: chmod +x آن را اجراپذیر می‌کند</translation>
    </message>
    <message>
        <source>%1 cannot be started: its first line names %2, which is missing</source>
        <comment>program.interpreter</comment>
        <translation>%1 را نمی‌توان اجرا کرد: خط نخست آن از %2 نام می‌برد که نیست</translation>
    </message>
    <message>
        <source>the folder %1, in which %2 is to run, is missing</source>
        <comment>program.noFolder</comment>
        <translation>پوشهٔ %1 که %2 باید در آن اجرا شود نیست</translation>
    </message>
    <message>
        <source>the quote at column %1 is not closed</source>
        <comment>program.openQuote</comment>
        <translation>گیومهٔ ستون %1 بسته نشده است</translation>
    </message>
    <message>
        <source>there is nothing after the backslash at the end</source>
        <comment>program.backslash</comment>
        <translation>پس از ممیز وارونهٔ پایانی چیزی نیست</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>host.held</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>port %1 is used by %2 (process %3)</source>
        <comment>socket.heldBy</comment>
        <translation>درگاه %1 در دست %2 است (فرایند %3)</translation>
    </message>
    <message>
        <source>port %1 is used by this program</source>
        <comment>socket.heldByUs</comment>
        <translation>درگاه %1 در دست همین برنامه است</translation>
    </message>
    <message>
        <source>port %1 is used by a program of user %2</source>
        <comment>socket.heldByUser</comment>
        <translation>درگاه %1 در دست برنامه‌ای از کاربر %2 است</translation>
    </message>
    <message>
        <source>give the project a name</source>
        <comment>newProject.noName</comment>
        <translation>به پروژه نامی بدهید</translation>
    </message>
    <message>
        <source>the name of a project has at most %1 letters</source>
        <comment>newProject.longName</comment>
        <translation>نام پروژه حداکثر %1 حرف دارد</translation>
    </message>
    <message>
        <source>the name of a project begins with a letter or digit, and does not end with a blank</source>
        <comment>newProject.nameEnds</comment>
        <translation>نام پروژه با حرف یا رقم آغاز می‌شود و با فاصله پایان نمی‌یابد</translation>
    </message>
    <message>
        <source>the name of a project has none of the signs %1</source>
        <comment>newProject.nameSigns</comment>
        <translation>نام پروژه هیچ‌یک از نشانه‌های %1 را ندارد</translation>
    </message>
    <message>
        <source>a project cannot be called %1, since one of its files is</source>
        <comment>newProject.nameTaken</comment>
        <translation>پروژه نمی‌تواند %1 نام داشته باشد، زیرا یکی از فایل‌های آن همین نام را دارد</translation>
    </message>
    <message>
        <source>the name of a team consists of letters, digits, _, - and .</source>
        <comment>newProject.teamName</comment>
        <translation>نام تیم از حرف‌ها، رقم‌ها، _، - و . تشکیل می‌شود</translation>
    </message>
    <message>
        <source>there is no scene %1</source>
        <comment>newProject.noScene</comment>
        <translation>صحنهٔ %1 وجود ندارد</translation>
    </message>
    <message>
        <source>%1 is not a scene (.rsg, .ros) or a set-up (.rb)</source>
        <comment>newProject.otherScene</comment>
        <translation>%1 نه صحنه است (.rsg، .ros) و نه پیکربندی (.rb)</translation>
    </message>
    <message>
        <source>choose a folder for the project</source>
        <comment>newProject.noFolder</comment>
        <translation>پوشه‌ای برای پروژه برگزینید</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <comment>newProject.isFile</comment>
        <translation>%1 فایل است، نه پوشه</translation>
    </message>
    <message>
        <source>the folder %1 is there already, and not empty</source>
        <comment>newProject.fullFolder</comment>
        <translation>پوشهٔ %1 از پیش وجود دارد و خالی نیست</translation>
    </message>
    <message>
        <source>%1 cannot be read; is the data directory complete?</source>
        <comment>newProject.noTemplate</comment>
        <translation>%1 را نمی‌توان خواند؛ آیا پوشهٔ داده کامل است؟</translation>
    </message>
    <message>
        <source>the project cannot be made in %1: %2</source>
        <comment>newProject.notMade</comment>
        <translation>پروژه را نمی‌توان در %1 ساخت: %2</translation>
    </message>
    <message>
        <source>a project knows scene, setup and layout (texts), seed (a whole number from 0), teams (a list) and the table [variables]</source>
        <comment>project.known</comment>
        <translation>پروژه این‌ها را می‌شناسد: scene، setup و layout (متن)، seed (عدد صحیح از 0)، teams (فهرست) و جدول [variables]</translation>
    </message>
    <message>
        <source>the scene `%1` is a set-up itself, so there can be no other</source>
        <comment>project.twoSetUps</comment>
        <translation>صحنهٔ `%1` خود پیکربندی است، پس پیکربندی دیگری نمی‌تواند باشد</translation>
    </message>
    <message>
        <source>remove the line with setup, or name a scene (.rsg, .ros) as scene</source>
        <comment>project.oneSetUp</comment>
        <translation>خط setup را بردارید، یا برای scene صحنه‌ای (.rsg، .ros) نام ببرید</translation>
    </message>
    <message>
        <source>there is no layout `%1`</source>
        <comment>project.noLayout</comment>
        <translation>چیدمان `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>choose design, match or review</source>
        <comment>project.layouts</comment>
        <translation>یکی از design، match یا review را برگزینید</translation>
    </message>
    <message>
        <source>a team is not what was expected</source>
        <comment>project.noTeam</comment>
        <translation>تیم آن چیزی نیست که انتظار می‌رفت</translation>
    </message>
    <message>
        <source>there is no setting `%1` of this kind for a team</source>
        <comment>project.noTeamSetting</comment>
        <translation>تنظیم `%1` از این گونه برای تیم وجود ندارد</translation>
    </message>
    <message>
        <source>a team is the name of a team file, or a table with file, name and type, all texts</source>
        <comment>project.teamKnown</comment>
        <translation>تیم، نام یک فایل تیم است، یا جدولی با file، name و type که همگی متن‌اند</translation>
    </message>
    <message>
        <source>there are more than %1 teams</source>
        <comment>project.manyTeams</comment>
        <translation>بیش از %1 تیم هست</translation>
    </message>
    <message>
        <source>remove some: the first one plays on the left</source>
        <comment>project.removeTeams</comment>
        <translation>شماری را بردارید: تیم نخست در سمت چپ بازی می‌کند</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>project.noTeamFile</comment>
        <translation>فایل تیم `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>its name is relative to the folder of the project</source>
        <comment>project.teamBeside</comment>
        <translation>نام آن نسبت به پوشهٔ پروژه است</translation>
    </message>
    <message>
        <source>there is no scene `%1`</source>
        <comment>project.missingScene</comment>
        <translation>صحنهٔ `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>there is no set-up `%1`</source>
        <comment>project.missingSetUp</comment>
        <translation>پیکربندی `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>it is looked up beside the project, then in the data directories</source>
        <comment>project.beside</comment>
        <translation>نخست کنار پروژه و سپس در پوشه‌های داده جست‌وجو می‌شود</translation>
    </message>
    <message>
        <source>yellow card for %1</source>
        <comment>command.yellowCard</comment>
        <translation>کارت زرد برای %1</translation>
    </message>
    <message>
        <source>second yellow card for %1, and so a red one</source>
        <comment>command.secondYellowCard</comment>
        <translation>کارت زرد دوم برای %1 و در نتیجه کارت قرمز</translation>
    </message>
    <message>
        <source>red card for %1</source>
        <comment>command.redCard</comment>
        <translation>کارت قرمز برای %1</translation>
    </message>
    <message>
        <source>is out of the match</source>
        <comment>command.sentOff</comment>
        <translation>از مسابقه بیرون است</translation>
    </message>
    <message>
        <source>%1 is suspended</source>
        <comment>command.suspended</comment>
        <translation>%1 تعلیق شد</translation>
    </message>
    <message>
        <source>stays beside the field for %1 s of the game clock</source>
        <comment>command.besideField</comment>
        <translation>به مدت %1 s از ساعت بازی کنار زمین می‌ماند</translation>
    </message>
    <message>
        <source>the suspension of %1 is over</source>
        <comment>command.backInPlay</comment>
        <translation>تعلیق %1 پایان یافت</translation>
    </message>
    <message>
        <source>number %1 has been sent off</source>
        <comment>init.sentOff</comment>
        <translation>شمارهٔ %1 اخراج شده است</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) or (colour red)</source>
        <comment>trainer.card</comment>
        <translation>باید (team &lt;side&gt;)(unum &lt;n&gt;)(colour yellow) یا (colour red) باشد</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;), at least 0</source>
        <comment>trainer.suspend</comment>
        <translation>باید (team &lt;side&gt;)(unum &lt;n&gt;)(seconds &lt;s&gt;) باشد، دست‌کم 0</translation>
    </message>
    <message>
        <source>cannot read the job file</source>
        <comment>job.unreadable</comment>
        <translation>فایل کار را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>check its name and its permissions</source>
        <comment>job.permissions</comment>
        <translation>نام و مجوزهای آن را بررسی کنید</translation>
    </message>
    <message>
        <source>the job file is larger than 1 MiB</source>
        <comment>job.large</comment>
        <translation>فایل کار بزرگ‌تر از 1 MiB است</translation>
    </message>
    <message>
        <source>is it another kind of file?</source>
        <comment>job.otherFile</comment>
        <translation>آیا فایلی از نوع دیگر است؟</translation>
    </message>
    <message>
        <source>a job file is a TOML file</source>
        <comment>job.toml</comment>
        <translation>فایل کار یک فایل TOML است</translation>
    </message>
    <message>
        <source>there is no setting `%1` here</source>
        <comment>job.noKey</comment>
        <translation>تنظیم `%1` در اینجا وجود ندارد</translation>
    </message>
    <message>
        <source>known are: %1</source>
        <comment>job.known</comment>
        <translation>شناخته‌شده: %1</translation>
    </message>
    <message>
        <source>`%1` must be %2</source>
        <comment>job.wrongType</comment>
        <translation>مقدار `%1` باید %2 باشد</translation>
    </message>
    <message>
        <source>`%1` must be from %2 to %3</source>
        <comment>job.outOfRange</comment>
        <translation>مقدار `%1` باید از %2 تا %3 باشد</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <comment>job.text</comment>
        <translation>متنی درون گیومه</translation>
    </message>
    <message>
        <source>a number</source>
        <comment>job.number</comment>
        <translation>یک عدد</translation>
    </message>
    <message>
        <source>a whole number</source>
        <comment>job.whole</comment>
        <translation>یک عدد صحیح</translation>
    </message>
    <message>
        <source>true or false</source>
        <comment>job.flag</comment>
        <translation>true یا false</translation>
    </message>
    <message>
        <source>a table</source>
        <comment>job.table</comment>
        <translation>یک جدول</translation>
    </message>
    <message>
        <source>a list of tables, each written as [[%1]]</source>
        <comment>job.tables</comment>
        <translation>فهرستی از جدول‌ها، هر یک به‌صورت [[%1]]</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <comment>job.texts</comment>
        <translation>فهرستی از متن‌های درون گیومه</translation>
    </message>
    <message>
        <source>a list of whole numbers, a text such as &quot;1-20&quot;, or { from = 1, to = 20 }</source>
        <comment>job.seeds</comment>
        <translation>فهرستی از عددهای صحیح، متنی مانند &quot;1-20&quot; یا { from = 1, to = 20 }</translation>
    </message>
    <message>
        <source>a list of values such as [10, 20], or { from = 10, to = 20, step = 5 }</source>
        <comment>job.values</comment>
        <translation>فهرستی از مقدارها مانند [10, 20] یا { from = 10, to = 20, step = 5 }</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>job.choice</comment>
        <translation>یکی از %1</translation>
    </message>
    <message>
        <source>`%1` has no single value</source>
        <comment>job.noValue</comment>
        <translation>برای `%1` مقدار یگانه‌ای نیست</translation>
    </message>
    <message>
        <source>give it a number, true, false, or a text in quotes</source>
        <comment>job.giveValue</comment>
        <translation>به آن عدد، true، false یا متنی درون گیومه بدهید</translation>
    </message>
    <message>
        <source>`%1` has no values</source>
        <comment>job.noValues</comment>
        <translation>برای `%1` مقداری نیست</translation>
    </message>
    <message>
        <source>`%1` has more than %2 values</source>
        <comment>job.tooManyValues</comment>
        <translation>برای `%1` بیش از %2 مقدار هست</translation>
    </message>
    <message>
        <source>`%1` has %2 values, `%3` has %4</source>
        <comment>job.unequal</comment>
        <translation>برای `%1` تعداد %2 مقدار و برای `%3` تعداد %4 مقدار هست</translation>
    </message>
    <message>
        <source>with combine = &quot;zip&quot; all parameters need equally many values</source>
        <comment>job.zipNeeds</comment>
        <translation>با combine = &quot;zip&quot; تعداد مقدارهای همهٔ پارامترها باید برابر باشد</translation>
    </message>
    <message>
        <source>there is a `%1` already</source>
        <comment>job.twice</comment>
        <translation>یک `%1` از پیش وجود دارد</translation>
    </message>
    <message>
        <source>give it another name</source>
        <comment>job.otherName</comment>
        <translation>نام دیگری به آن بدهید</translation>
    </message>
    <message>
        <source>there is no team `%1`</source>
        <comment>job.noTeam</comment>
        <translation>تیم `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>add a [[team]] with this name</source>
        <comment>job.addTeam</comment>
        <translation>یک [[team]] با این نام بیفزایید</translation>
    </message>
    <message>
        <source>a match needs two different teams</source>
        <comment>job.oneTeam</comment>
        <translation>مسابقه به دو تیم متفاوت نیاز دارد</translation>
    </message>
    <message>
        <source>give it left and right</source>
        <comment>job.giveBoth</comment>
        <translation>به آن left و right بدهید</translation>
    </message>
    <message>
        <source>a tournament needs at least two teams</source>
        <comment>job.fewTeams</comment>
        <translation>تورنمنت دست‌کم به دو تیم نیاز دارد</translation>
    </message>
    <message>
        <source>a job has either a [tournament] or a list of [[match]]</source>
        <comment>job.matchesOrTournament</comment>
        <translation>کار یا یک [tournament] دارد یا فهرستی از [[match]]</translation>
    </message>
    <message>
        <source>leave out one of them</source>
        <comment>job.takeOne</comment>
        <translation>یکی از آن‌ها را حذف کنید</translation>
    </message>
    <message>
        <source>the job names no scene</source>
        <comment>job.noScene</comment>
        <translation>کار صحنه‌ای را نام نمی‌برد</translation>
    </message>
    <message>
        <source>add a line such as %1</source>
        <comment>job.addScene</comment>
        <translation>سطری مانند %1 بیفزایید</translation>
    </message>
    <message>
        <source>the runs would never end</source>
        <comment>job.noEnd</comment>
        <translation>اجراها هرگز پایان نمی‌یابند</translation>
    </message>
    <message>
        <source>add until = &quot;goal&quot; or at-most = 120 (simulated seconds)</source>
        <comment>job.addEnd</comment>
        <translation>عبارت until = &quot;goal&quot; یا at-most = 120 (ثانیهٔ شبیه‌سازی) را بیفزایید</translation>
    </message>
    <message>
        <source>`%1` is no end of a run: %2</source>
        <comment>job.badUntil</comment>
        <translation>عبارت `%1` پایان اجرا نیست: %2</translation>
    </message>
    <message>
        <source>a team needs a name</source>
        <comment>job.noTeamName</comment>
        <translation>تیم به نام نیاز دارد</translation>
    </message>
    <message>
        <source>there is no team file `%1`</source>
        <comment>job.noTeamFile</comment>
        <translation>فایل تیم `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>put it beside the job file, or give its path</source>
        <comment>job.teamBeside</comment>
        <translation>آن را کنار فایل کار بگذارید یا مسیرش را بدهید</translation>
    </message>
    <message>
        <source>`%1` names no parameter of a robot type</source>
        <comment>job.robotName</comment>
        <translation>نام `%1` پارامتر هیچ نوع رباتی نیست</translation>
    </message>
    <message>
        <source>write TYPE.PARAMETER, such as nao1.ThighRelHip2_Z, or *.PARAMETER for all types</source>
        <comment>job.robotForm</comment>
        <translation>به‌صورت TYPE.PARAMETER بنویسید، مانند nao1.ThighRelHip2_Z، یا *.PARAMETER برای همهٔ نوع‌ها</translation>
    </message>
    <message>
        <source>the job has %1 runs; at most %2 are possible</source>
        <comment>job.tooManyRuns</comment>
        <translation>کار %1 اجرا دارد؛ حداکثر %2 اجرا ممکن است</translation>
    </message>
    <message>
        <source>the job has %1 runs, which take %2 MiB; at most %3 MiB are possible</source>
        <comment>job.runsTooLarge</comment>
        <translation>کار %1 اجرا دارد که %2 MiB می‌گیرند؛ حداکثر %3 MiB ممکن است</translation>
    </message>
    <message>
        <source>take fewer seeds, values, teams or legs</source>
        <comment>job.fewerRuns</comment>
        <translation>تعداد seed، مقدارها، تیم‌ها یا دورها را کمتر کنید</translation>
    </message>
    <message>
        <source>`%1` is set by the job itself</source>
        <comment>job.option</comment>
        <translation>گزینهٔ `%1` را خود کار تنظیم می‌کند</translation>
    </message>
    <message>
        <source>leave it out</source>
        <comment>job.leaveOut</comment>
        <translation>آن را حذف کنید</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <comment>run.notStarted</comment>
        <translation>آغاز نشد: %1</translation>
    </message>
    <message>
        <source>ended with exit code %1</source>
        <comment>run.exit</comment>
        <translation>با کد خروج %1 پایان یافت</translation>
    </message>
    <message>
        <source>crashed: %1 (signal %2)</source>
        <comment>run.crashed</comment>
        <translation>از کار افتاد: %1 (سیگنال %2)</translation>
    </message>
    <message>
        <source>took longer than %1 s</source>
        <comment>run.wallLimit</comment>
        <translation>بیش از %1 s طول کشید</translation>
    </message>
    <message>
        <source>the agents did not connect within %1 s</source>
        <comment>run.noConnection</comment>
        <translation>عامل‌ها در %1 s متصل نشدند</translation>
    </message>
    <message>
        <source>left no summary</source>
        <comment>run.noSummary</comment>
        <translation>خلاصه‌ای بر جا نگذاشت</translation>
    </message>
    <message>
        <source>nobody of %1 played: take a set-up that makes the players, as setups/match.rb does, or programs that ask for robots</source>
        <comment>run.noPlayers</comment>
        <translation>هیچ‌کس از %1 بازی نکرد: راه‌اندازی‌ای به کار ببرید که مانند setups/match.rb بازیکنان را می‌سازد، یا برنامه‌هایی که ربات می‌خواهند</translation>
    </message>
    <message>
        <source>team %1: %2</source>
        <comment>run.team</comment>
        <translation>تیم %1: %2</translation>
    </message>
    <message>
        <source>its folder cannot be prepared: %1</source>
        <comment>run.noFolder</comment>
        <translation>پوشهٔ آن را نمی‌توان آماده کرد: %1</translation>
    </message>
    <message>
        <source>was stopped</source>
        <comment>run.stopped</comment>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run.because</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>there is no file of robot types %1</source>
        <comment>robots.missing</comment>
        <translation>فایل نوع‌های ربات %1 وجود ندارد</translation>
    </message>
    <message>
        <source>%1 is no file of robot types below the data directories: give its name there, such as robots/nao.toml</source>
        <comment>robots.outside</comment>
        <translation>%1 پروندهٔ گونه‌های ربات در پوشه‌های داده نیست: نام آن را در آنجا بنویسید، مانند robots/nao.toml</translation>
    </message>
    <message>
        <source>%1 has no parameter of a type that is called %2</source>
        <comment>robots.unknown</comment>
        <translation>%1 پارامتر نوعی به نام %2 ندارد</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>robots.broken</comment>
        <translation>%1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>its team file cannot be used: %1</source>
        <comment>team.unusable</comment>
        <translation>فایل تیم آن را نمی‌توان به کار برد: %1</translation>
    </message>
    <message>
        <source>cannot read the results in %1: %2</source>
        <comment>store.unreadable</comment>
        <translation>نتیجه‌های %1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>another program writes results to %1</source>
        <comment>store.busy</comment>
        <translation>برنامهٔ دیگری نتیجه‌ها را در %1 می‌نویسد</translation>
    </message>
    <message>
        <source>cannot write the results to %1: %2</source>
        <comment>store.unwritable</comment>
        <translation>نتیجه‌ها را نمی‌توان در %1 نوشت: %2</translation>
    </message>
    <message>
        <source>%1 is a symbolic link, through which no results are written</source>
        <comment>store.link</comment>
        <translation>%1 یک پیوند نمادین است که نتیجه‌ای از راه آن نوشته نمی‌شود</translation>
    </message>
    <message>
        <source>remove the link, or name another folder</source>
        <comment>store.noLink</comment>
        <translation>پیوند را بردارید یا پوشهٔ دیگری نام ببرید</translation>
    </message>
    <message>
        <source>name another folder, or wait until it has finished</source>
        <comment>store.otherFolder</comment>
        <translation>پوشهٔ دیگری نام ببرید یا تا پایان آن صبر کنید</translation>
    </message>
    <message>
        <source>a damaged line is left out; its run is done again</source>
        <comment>store.damaged</comment>
        <translation>سطری آسیب‌دیده کنار گذاشته شد؛ اجرای آن دوباره انجام می‌شود</translation>
    </message>
    <message>
        <source>%1 has no property %2 that can be set in a run</source>
        <comment>manipulation.noSetter</comment>
        <translation>%1 ویژگی %2 را که در اجرا قابل تنظیم باشد ندارد</translation>
    </message>
    <message>
        <source>change it in the scene file</source>
        <comment>manipulation.inFile</comment>
        <translation>آن را در فایل صحنه تغییر دهید</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>manipulation.values</comment>
        <translation>%1 به %2 نیاز دارد</translation>
    </message>
    <message>
        <source>%1 is no value for %2</source>
        <comment>manipulation.value</comment>
        <translation>%1 مقدار مجازی برای %2 نیست</translation>
    </message>
    <message>
        <source>Time of the parts of a cycle</source>
        <comment>signal.load</comment>
        <translation>زمان بخش‌های چرخه</translation>
    </message>
    <message>
        <source>Scripts and actions</source>
        <comment>signal.scripts</comment>
        <translation>اسکریپت‌ها و کنش‌ها</translation>
    </message>
    <message>
        <source>Finding contacts</source>
        <comment>signal.collisions</comment>
        <translation>یافتن تماس‌ها</translation>
    </message>
    <message>
        <source>Physics solver</source>
        <comment>signal.solver</comment>
        <translation>حل‌کنندهٔ فیزیک</translation>
    </message>
    <message>
        <source>Game and referee</source>
        <comment>signal.referee</comment>
        <translation>بازی و داور</translation>
    </message>
    <message>
        <source>Percepts of agents</source>
        <comment>signal.senses</comment>
        <translation>دریافت‌های حسی عامل‌ها</translation>
    </message>
    <message>
        <source>Agents inside</source>
        <comment>signal.thinking</comment>
        <translation>عامل‌های درونی</translation>
    </message>
    <message>
        <source>Making the picture</source>
        <comment>signal.frames</comment>
        <translation>ساختن تصویر</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <comment>signal.waiting</comment>
        <translation>انتظار برای عامل‌ها</translation>
    </message>
    <message>
        <source>Physics</source>
        <comment>signal.physics</comment>
        <translation>فیزیک</translation>
    </message>
    <message>
        <source>Contacts</source>
        <comment>signal.contacts</comment>
        <translation>تماس‌ها</translation>
    </message>
    <message>
        <source>Bodies that move</source>
        <comment>signal.awake</comment>
        <translation>جسم‌های در حرکت</translation>
    </message>
    <message>
        <source>Sensors</source>
        <comment>signal.sensors</comment>
        <translation>حسگرها</translation>
    </message>
    <message>
        <source>Gyroscope</source>
        <comment>signal.gyro</comment>
        <translation>ژیروسکوپ</translation>
    </message>
    <message>
        <source>Accelerometer</source>
        <comment>signal.accelerometer</comment>
        <translation>شتاب‌سنج</translation>
    </message>
    <message>
        <source>Force resistance</source>
        <comment>signal.force</comment>
        <translation>حسگر نیرو</translation>
    </message>
    <message>
        <source>Touch</source>
        <comment>signal.touch</comment>
        <translation>لمس</translation>
    </message>
    <message>
        <source>Hinge joint</source>
        <comment>signal.hinge</comment>
        <translation>مفصل لولایی</translation>
    </message>
    <message>
        <source>Universal joint</source>
        <comment>signal.universal</comment>
        <translation>مفصل یونیورسال</translation>
    </message>
    <message>
        <source>Position (GPS)</source>
        <comment>signal.gps</comment>
        <translation>موقعیت (GPS)</translation>
    </message>
    <message>
        <source>Servo motor</source>
        <comment>signal.servo</comment>
        <translation>سروو موتور</translation>
    </message>
    <message>
        <source>Touched</source>
        <comment>signal.touched</comment>
        <translation>در تماس</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>signal.level</comment>
        <translation>میزان شارژ</translation>
    </message>
    <message>
        <source>Force, x</source>
        <comment>signal.fx</comment>
        <translation>نیرو، x</translation>
    </message>
    <message>
        <source>Force, y</source>
        <comment>signal.fy</comment>
        <translation>نیرو، y</translation>
    </message>
    <message>
        <source>Force, z</source>
        <comment>signal.fz</comment>
        <translation>نیرو، z</translation>
    </message>
    <message>
        <source>Centre, x</source>
        <comment>signal.cx</comment>
        <translation>مرکز، x</translation>
    </message>
    <message>
        <source>Centre, y</source>
        <comment>signal.cy</comment>
        <translation>مرکز، y</translation>
    </message>
    <message>
        <source>Centre, z</source>
        <comment>signal.cz</comment>
        <translation>مرکز، z</translation>
    </message>
    <message>
        <source>acceleration</source>
        <comment>quantity.acceleration</comment>
        <translation>شتاب</translation>
    </message>
    <message>
        <source>force</source>
        <comment>quantity.force</comment>
        <translation>نیرو</translation>
    </message>
    <message>
        <source>duration</source>
        <comment>quantity.duration</comment>
        <translation>مدت</translation>
    </message>
    <message>
        <source>cards and suspensions</source>
        <comment>rule.cardsAndSuspensions</comment>
        <translation>کارت‌ها و تعلیق‌ها</translation>
    </message>
    <message>
        <source>expected (turn &lt;deg/s&gt;), or (slide &lt;m/s&gt;) for a slider, and perhaps (axis &lt;0 or 1&gt;)</source>
        <comment>manipulation.speed</comment>
        <translation>باید (turn &lt;deg/s&gt;) باشد، یا (slide &lt;m/s&gt;) برای مفصل کشویی، و شاید (axis &lt;0 or 1&gt;)</translation>
    </message>
    <message>
        <source>the joint %1 has no axis %2 that can turn at a speed</source>
        <comment>manipulation.noWheel</comment>
        <translation>مفصل %1 محور %2 را که بتواند با سرعتی بچرخد ندارد</translation>
    </message>
    <message>
        <source>%1 is no part of an agent&apos;s robot</source>
        <comment>manipulation.noRobot</comment>
        <translation>%1 بخشی از ربات یک عامل نیست</translation>
    </message>
    <message>
        <source>name a robot that an agent has asked for</source>
        <comment>manipulation.selectRobot</comment>
        <translation>رباتی را نام ببرید که عاملی آن را درخواست کرده است</translation>
    </message>
    <message>
        <source>expected (power on) or (power off)</source>
        <comment>manipulation.power</comment>
        <translation>باید (power on) یا (power off) باشد</translation>
    </message>
    <message>
        <source>cannot go on from %1: %2</source>
        <comment>host.noState</comment>
        <translation>نمی‌توان از %1 ادامه داد: %2</translation>
    </message>
    <message>
        <source>name a file that Keep this state has written, and its data directory</source>
        <comment>host.stateHint</comment>
        <translation>فایلی را که «ذخیرهٔ این وضعیت» نوشته است و پوشهٔ داده‌اش را نام ببرید</translation>
    </message>
    <message>
        <source>the run may differ from the one in which the state was kept: %1</source>
        <comment>host.stateInexact</comment>
        <translation>اجرا ممکن است با اجرایی که وضعیت در آن ذخیره شد متفاوت باشد: %1</translation>
    </message>
    <message>
        <source>the run goes on from %1 s</source>
        <comment>host.restored</comment>
        <translation>اجرا از %1 s ادامه می‌یابد</translation>
    </message>
    <message>
        <source>connected to %1, shown %2 ms later (jitter %3 ms)</source>
        <comment>client.delayed</comment>
        <translation>متصل به %1، نمایش با %2 ms تأخیر (نوسان زمانی %3 ms)</translation>
    </message>
    <message>
        <source>%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0</source>
        <comment>broadcast.noAddress</comment>
        <translation>%1 نشانی‌ای نیست که بتوان روی آن گوش داد: یکی از نشانی‌های این دستگاه را بدهید، مانند 127.0.0.1 یا 0.0.0.0</translation>
    </message>
    <message>
        <source>the browser&apos;s port %1 cannot be opened: %2</source>
        <comment>broadcast.noPort</comment>
        <translation>درگاه %1 برای مرورگر را نمی‌توان باز کرد: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches now; viewers: %2</source>
        <comment>broadcast.came</comment>
        <translation>مرورگری در %1 اکنون تماشا می‌کند؛ بینندگان: %2</translation>
    </message>
    <message>
        <source>a browser at %1 watches no more; viewers: %2</source>
        <comment>broadcast.left</comment>
        <translation>مرورگری در %1 دیگر تماشا نمی‌کند؛ بینندگان: %2</translation>
    </message>
    <message>
        <source>a request from %1 was refused: %2</source>
        <comment>broadcast.refused</comment>
        <translation>درخواستی از %1 پذیرفته نشد: %2</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it sent a message, and viewers may only watch</source>
        <comment>broadcast.spoke</comment>
        <translation>اتصال مرورگر %1 قطع شد: پیامی فرستاد، و بینندگان تنها می‌توانند تماشا کنند</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: it has taken nothing for %2 s</source>
        <comment>broadcast.stuck</comment>
        <translation>اتصال مرورگر %1 قطع شد: %2 s چیزی دریافت نکرده است</translation>
    </message>
    <message>
        <source>the connection from %1 was closed: no whole request came within %2 s</source>
        <comment>broadcast.silent</comment>
        <translation>اتصال از %1 بسته شد: در %2 s درخواست کاملی نیامد</translation>
    </message>
    <message>
        <source>a browser at %1 was turned away: %2 are watching already</source>
        <comment>broadcast.full</comment>
        <translation>مرورگری در %1 پذیرفته نشد: از پیش %2 بیننده تماشا می‌کنند</translation>
    </message>
    <message>
        <source>the browser at %1 was disconnected: %2</source>
        <comment>broadcast.failed</comment>
        <translation>ارتباط مرورگر در %1 قطع شد: %2</translation>
    </message>
    <message>
        <source>browsers cannot be shown the run now: %1</source>
        <comment>broadcast.frameFailed</comment>
        <translation>اکنون نمی‌توان اجرا را در مرورگرها نشان داد: %1</translation>
    </message>
    <message>
        <source>the run is not shown in browsers any more: %1</source>
        <comment>broadcast.over</comment>
        <translation>اجرا دیگر در مرورگرها نشان داده نمی‌شود: %1</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <comment>web.playKey</comment>
        <translation>پخش یا مکث (Space)</translation>
    </message>
    <message>
        <source>One picture back (,)</source>
        <comment>web.stepBack</comment>
        <translation>یک فریم به عقب (,)</translation>
    </message>
    <message>
        <source>One picture ahead (.)</source>
        <comment>web.step</comment>
        <translation>یک فریم به جلو (.)</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>web.timeline</comment>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>web.speed</comment>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>View</source>
        <comment>web.view</comment>
        <translation>نما</translation>
    </message>
    <message>
        <source>First view</source>
        <comment>web.home</comment>
        <translation>نمای آغازین</translation>
    </message>
    <message>
        <source>Follow the ball</source>
        <comment>web.followBall</comment>
        <translation>دنبال کردن توپ</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <comment>web.followPlayer</comment>
        <translation>دنبال کردن %1</translation>
    </message>
    <message>
        <source>Decisions (E)</source>
        <comment>web.events</comment>
        <translation>تصمیم‌ها (E)</translation>
    </message>
    <message>
        <source>Decisions</source>
        <comment>web.eventsTitle</comment>
        <translation>تصمیم‌ها</translation>
    </message>
    <message>
        <source>No decisions yet.</source>
        <comment>web.noEvents</comment>
        <translation>هنوز تصمیمی نیست.</translation>
    </message>
    <message>
        <source>Full screen (F)</source>
        <comment>web.fullScreen</comment>
        <translation>تمام‌صفحه (F)</translation>
    </message>
    <message>
        <source>Keys and mouse (?)</source>
        <comment>web.help</comment>
        <translation>کلیدها و ماوس (?)</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <comment>web.helpTitle</comment>
        <translation>کلیدها و ماوس</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>web.close</comment>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Live</source>
        <comment>web.live</comment>
        <translation>زنده</translation>
    </message>
    <message>
        <source>To the present moment (End)</source>
        <comment>web.liveKey</comment>
        <translation>به لحظهٔ اکنون (End)</translation>
    </message>
    <message>
        <source>half %1</source>
        <comment>web.half</comment>
        <translation>نیمهٔ %1</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>web.left</comment>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>web.right</comment>
        <translation>راست</translation>
    </message>
    <message>
        <source>Connecting to the simulation …</source>
        <comment>web.connecting</comment>
        <translation>در حال اتصال به شبیه‌سازی…</translation>
    </message>
    <message>
        <source>The simulation cannot be reached. Trying again …</source>
        <comment>web.lost</comment>
        <translation>شبیه‌سازی در دسترس نیست. تلاش دوباره…</translation>
    </message>
    <message>
        <source>Connected. Waiting for the first picture …</source>
        <comment>web.waiting</comment>
        <translation>متصل شد. در انتظار نخستین تصویر…</translation>
    </message>
    <message>
        <source>So many are watching that there is no place left. Trying again …</source>
        <comment>web.full</comment>
        <translation>شمار بینندگان چنان زیاد است که جایی نمانده است. تلاش دوباره…</translation>
    </message>
    <message>
        <source>Reading the run …</source>
        <comment>web.reading</comment>
        <translation>در حال خواندن اجرا…</translation>
    </message>
    <message>
        <source>This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.</source>
        <comment>web.noWebGl</comment>
        <translation>این مرورگر اینجا نمی‌تواند سه‌بعدی رسم کند: WebGL 2 ندارد. از نسخهٔ تازهٔ Firefox، Chrome، Edge یا Safari استفاده کنید و شتاب‌دهی سخت‌افزاری را در تنظیمات آن روشن کنید.</translation>
    </message>
    <message>
        <source>The graphics card has stopped drawing. Reload the page.</source>
        <comment>web.contextLost</comment>
        <translation>کارت گرافیک از رسم کردن بازایستاده است. صفحه را دوباره بارگذاری کنید.</translation>
    </message>
    <message>
        <source>This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.</source>
        <comment>web.noInflate</comment>
        <translation>این مرورگر برای خواندن فایل بیش از حد قدیمی است: DecompressionStream ندارد. از نسخهٔ تازهٔ Firefox، Chrome، Edge یا Safari استفاده کنید.</translation>
    </message>
    <message>
        <source>This file is damaged (%1). Copy or export it again.</source>
        <comment>web.damaged</comment>
        <translation>این فایل آسیب دیده است (%1). آن را دوباره رونوشت یا صادر کنید.</translation>
    </message>
    <message>
        <source>The simulation speaks another version. Reload the page.</source>
        <comment>web.version</comment>
        <translation>نسخهٔ شبیه‌سازی متفاوت است. صفحه را دوباره بارگذاری کنید.</translation>
    </message>
    <message>
        <source>Drag: turn · right or middle button: move · wheel: nearer, farther</source>
        <comment>web.orbit</comment>
        <translation>کشیدن: چرخش · دکمهٔ راست یا میانی: جابه‌جایی · چرخ: نزدیک‌تر، دورتر</translation>
    </message>
    <message>
        <source>One finger: turn · two fingers: move, nearer, farther</source>
        <comment>web.touch</comment>
        <translation>یک انگشت: چرخش · دو انگشت: جابه‌جایی، نزدیک‌تر، دورتر</translation>
    </message>
    <message>
        <source>Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed</source>
        <comment>web.keysTime</comment>
        <translation>Space: پخش، مکث · , و .: یک فریم · ← →: 5 s · Home، End: آغاز، پایان · + −: سرعت</translation>
    </message>
    <message>
        <source>1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names</source>
        <comment>web.keysView</comment>
        <translation>1 تا 8: نماها · 0: نمای آغازین · B: دنبال کردن توپ · F: تمام‌صفحه · E: تصمیم‌ها · N: نام‌ها</translation>
    </message>
    <message>
        <source>P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there</source>
        <comment>web.keysEvents</comment>
        <translation>P و Shift+P: گل یا خطای بازی بعدی و قبلی · کلیک روی نشانه‌ای در محور زمان: رفتن به آنجا</translation>
    </message>
    <message>
        <source>%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor or .html</source>
        <comment>export.format</comment>
        <translation>%1: نام مقصد باید به .csv، .json، .jsonl، .mcap، .log، .sparkmonitor یا .html پایان یابد</translation>
    </message>
    <message>
        <source>%1 would be larger than %2 MB, more than browsers open: only the time up to %3 s fits in. Choose a part of the time, or a lower rate</source>
        <comment>export.pageTooLarge</comment>
        <translation>%1 بزرگ‌تر از %2 MB می‌شود، بیش از آنچه مرورگرها باز می‌کنند: تنها زمان تا %3 s جا می‌شود. بخشی از زمان یا آهنگ کمتری برگزینید</translation>
    </message>
    <message>
        <source>column %1: %2</source>
        <comment>expression.column</comment>
        <translation>ستون %1: %2</translation>
    </message>
    <message>
        <source>write a signal or an expression, such as ball/x - robots/left/3/x</source>
        <comment>expression.empty</comment>
        <translation>یک سیگنال یا عبارت بنویسید، مانند ball/x - robots/left/3/x</translation>
    </message>
    <message>
        <source>the expression has more than %1 letters: split it</source>
        <comment>expression.long</comment>
        <translation>عبارت بیش از %1 حرف دارد: آن را تقسیم کنید</translation>
    </message>
    <message>
        <source>too much is nested here: split the expression</source>
        <comment>expression.nested</comment>
        <translation>تودرتویی در اینجا زیاد است: عبارت را تقسیم کنید</translation>
    </message>
    <message>
        <source>something is missing at the end: write a signal, a number or a parenthesis</source>
        <comment>expression.end</comment>
        <translation>در پایان چیزی کم است: یک سیگنال، عدد یا پرانتز بنویسید</translation>
    </message>
    <message>
        <source>there is no ( for this parenthesis: remove it, or add one before</source>
        <comment>expression.closing</comment>
        <translation>برای این پرانتز ( نیست: آن را بردارید یا یکی پیش از آن بیفزایید</translation>
    </message>
    <message>
        <source>this parenthesis is not closed: add )</source>
        <comment>expression.open</comment>
        <translation>این پرانتز بسته نشده است: ) را بیفزایید</translation>
    </message>
    <message>
        <source>a single = is no comparison: write ==</source>
        <comment>expression.equal</comment>
        <translation>یک = تنها مقایسه نیست: == بنویسید</translation>
    </message>
    <message>
        <source>compare two values only, and join comparisons by and</source>
        <comment>expression.chain</comment>
        <translation>تنها دو مقدار را مقایسه کنید و مقایسه‌ها را با and به هم بپیوندید</translation>
    </message>
    <message>
        <source>`%1` is not expected here: write an operator such as + - * / &lt; &gt; between values</source>
        <comment>expression.unexpected</comment>
        <translation>در اینجا `%1` مورد انتظار نیست: میان مقدارها عملگری مانند + - * / &lt; &gt; بنویسید</translation>
    </message>
    <message>
        <source>`%1` is no number; paths that begin with a digit stand in apostrophes</source>
        <comment>expression.number</comment>
        <translation>مقدار `%1` عدد نیست؛ مسیرهایی که با رقم آغاز می‌شوند درون آپاستروف می‌آیند</translation>
    </message>
    <message>
        <source>`%1` is a function: write its arguments in parentheses behind it</source>
        <comment>expression.arguments</comment>
        <translation>نام `%1` از آن یک تابع است: آرگومان‌هایش را پس از آن درون پرانتز بنویسید</translation>
    </message>
    <message>
        <source>`%1` is no signal: write its path, such as ball/x</source>
        <comment>expression.noPath</comment>
        <translation>مقدار `%1` سیگنال نیست: مسیر آن را بنویسید، مانند ball/x</translation>
    </message>
    <message>
        <source>a path in apostrophes is not complete: write it as in &apos;ball/x&apos;</source>
        <comment>expression.quote</comment>
        <translation>مسیری درون آپاستروف کامل نیست: آن را مانند &apos;ball/x&apos; بنویسید</translation>
    </message>
    <message>
        <source>there is no function `%1`; there are %2</source>
        <comment>expression.function</comment>
        <translation>تابع `%1` وجود ندارد؛ موجود است: %2</translation>
    </message>
    <message>
        <source>`%1` takes %2 to %3 arguments, and here are %4</source>
        <comment>expression.count</comment>
        <translation>تابع `%1` از %2 تا %3 آرگومان می‌گیرد و در اینجا %4 آرگومان هست</translation>
    </message>
    <message>
        <source>give the scene a name</source>
        <comment>newScene.noName</comment>
        <translation>به صحنه نامی بدهید</translation>
    </message>
    <message>
        <source>the name of a scene has at most %1 letters</source>
        <comment>newScene.longName</comment>
        <translation>نام صحنه حداکثر %1 حرف دارد</translation>
    </message>
    <message>
        <source>the name of a scene begins with a letter or digit, and does not end with a blank</source>
        <comment>newScene.nameEnds</comment>
        <translation>نام صحنه با حرف یا رقم آغاز می‌شود و با فاصله پایان نمی‌یابد</translation>
    </message>
    <message>
        <source>the name of a scene has none of the signs %1</source>
        <comment>newScene.nameSigns</comment>
        <translation>نام صحنه هیچ‌یک از نشانه‌های %1 را ندارد</translation>
    </message>
    <message>
        <source>choose a folder for the scene</source>
        <comment>newScene.noFolder</comment>
        <translation>پوشه‌ای برای صحنه برگزینید</translation>
    </message>
    <message>
        <source>there is a file %1 in this folder already; choose another name</source>
        <comment>newScene.isThere</comment>
        <translation>فایل %1 از پیش در این پوشه هست؛ نام دیگری برگزینید</translation>
    </message>
    <message>
        <source>the scene cannot be made in %1: %2</source>
        <comment>newScene.notMade</comment>
        <translation>صحنه را نمی‌توان در %1 ساخت: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>meshImport.noFile</comment>
        <translation>فایل %1 وجود ندارد</translation>
    </message>
    <message>
        <source>the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program</source>
        <comment>meshImport.largeFile</comment>
        <translation>اندازهٔ فایل %1 MB است؛ مش‌ها حداکثر %2 MB دارند. آن را در یک برنامهٔ مدل‌سازی ساده کنید</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>meshImport.unusable</comment>
        <translation>%1 را نمی‌توان به کار برد: %2</translation>
    </message>
    <message>
        <source>%1 has no size: all its points are at one place</source>
        <comment>meshImport.noSize</comment>
        <translation>%1 اندازه ندارد: همهٔ نقطه‌های آن در یک جا هستند</translation>
    </message>
    <message>
        <source>the name of a node consists of letters, digits, _, - and .</source>
        <comment>meshImport.name</comment>
        <translation>نام گره از حرف‌ها، رقم‌ها، _، - و . تشکیل می‌شود</translation>
    </message>
    <message>
        <source>the scale must be greater than 0</source>
        <comment>meshImport.scale</comment>
        <translation>مقیاس باید بزرگ‌تر از 0 باشد</translation>
    </message>
    <message>
        <source>the thing would be larger than %1 km; choose a smaller unit</source>
        <comment>meshImport.huge</comment>
        <translation>این شیء بزرگ‌تر از %1 km می‌شود؛ یکای کوچک‌تری برگزینید</translation>
    </message>
    <message>
        <source>a collider of triangles has at most %2 of them, and the mesh has %1; take a box</source>
        <comment>meshImport.collider</comment>
        <translation>برخوردگر مثلثی حداکثر %2 مثلث دارد و این مش %1 مثلث دارد؛ جعبه را برگزینید</translation>
    </message>
    <message>
        <source>%1 cannot be copied to %2: %3</source>
        <comment>meshImport.notCopied</comment>
        <translation>%1 را نمی‌توان در %2 رونوشت کرد: %3</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>state.unreadable</comment>
        <translation>%1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>state.unwritable</comment>
        <translation>%1 را نمی‌توان نوشت: %2</translation>
    </message>
    <message>
        <source>an end, a bracket or a quote is missing before here</source>
        <comment>script.unended</comment>
        <translation>پیش از اینجا یک end، پرانتز یا گیومه کم است</translation>
    </message>
    <message>
        <source>the run is in the state that was kept at %1 s: paused</source>
        <comment>session.restored</comment>
        <translation>اجرا در وضعیتی است که در %1 s ذخیره شد: مکث شد</translation>
    </message>
    <message>
        <source>the state cannot be restored, so the scene begins anew: %1</source>
        <comment>session.notRestored</comment>
        <translation>وضعیت را نمی‌توان بازگرداند، پس صحنه از نو آغاز می‌شود: %1</translation>
    </message>
    <message>
        <source>the run from here may differ from the one in which the state was kept: %1</source>
        <comment>session.inexact</comment>
        <translation>اجرا از اینجا ممکن است با اجرایی که وضعیت در آن ذخیره شد متفاوت باشد: %1</translation>
    </message>
    <message>
        <source>the state was kept with unsaved edits of %1; the run has them, the files do not</source>
        <comment>session.keptTexts</comment>
        <translation>وضعیت با ویرایش‌های ذخیره‌نشدهٔ %1 ذخیره شد؛ اجرا آن‌ها را دارد، فایل‌ها ندارند</translation>
    </message>
    <message>
        <source>the recording ends before this: %1</source>
        <comment>session.notFound</comment>
        <translation>ضبط پیش از این پایان می‌یابد: %1</translation>
    </message>
    <message>
        <source>expected (team &lt;side&gt;)(unum &lt;n&gt;)(power on) or (power off)</source>
        <comment>trainer.switch</comment>
        <translation>باید (team &lt;side&gt;)(unum &lt;n&gt;)(power on) یا (power off) باشد</translation>
    </message>
    <message>
        <source>%1; strategies and displays connect to port %2 instead</source>
        <comment>server.nextGamePort</comment>
        <translation>%1؛ استراتژی‌ها و نمایشگرها به جای آن به درگاه %2 متصل می‌شوند</translation>
    </message>
    <message>
        <source>%1 has sent a message of %2 bytes, longest %3; its connection is closed</source>
        <comment>server.gameMessageLength</comment>
        <translation>%1 پیامی به اندازهٔ %2 بایت فرستاد، بیشترین اندازه %3 است؛ اتصال آن بسته می‌شود</translation>
    </message>
    <message>
        <source>the referee of a library keeps its own counts</source>
        <comment>state.referee</comment>
        <translation>داورِ یک کتابخانه شمارش‌های خودش را نگه می‌دارد</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>sim.side.blue</comment>
        <translation>آبی</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>sim.side.yellow</comment>
        <translation>زرد</translation>
    </message>
    <message>
        <source>play on</source>
        <comment>sim.restart.none</comment>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>place kick</source>
        <comment>sim.restart.placeKick</comment>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>goal kick</source>
        <comment>sim.restart.goalKick</comment>
        <translation>ضربهٔ دروازه</translation>
    </message>
    <message>
        <source>penalty kick</source>
        <comment>sim.restart.penaltyKick</comment>
        <translation>ضربهٔ پنالتی</translation>
    </message>
    <message>
        <source>free ball in the quarter +x +y</source>
        <comment>sim.restart.freeBallPlusPlus</comment>
        <translation>توپ آزاد در ربع +x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter +x −y</source>
        <comment>sim.restart.freeBallPlusMinus</comment>
        <translation>توپ آزاد در ربع +x −y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x +y</source>
        <comment>sim.restart.freeBallMinusPlus</comment>
        <translation>توپ آزاد در ربع −x +y</translation>
    </message>
    <message>
        <source>free ball in the quarter −x −y</source>
        <comment>sim.restart.freeBallMinusMinus</comment>
        <translation>توپ آزاد در ربع −x −y</translation>
    </message>
    <message>
        <source>free kick</source>
        <comment>sim.restart.freeKick</comment>
        <translation>ضربهٔ آزاد</translation>
    </message>
    <message>
        <source>kick of the shoot-out</source>
        <comment>sim.restart.shootOut</comment>
        <translation>ضربه در ضربات پنالتی</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>sim.restart.for</comment>
        <translation>%1 برای تیم %2</translation>
    </message>
    <message>
        <source>by the course of the match</source>
        <comment>sim.rule.none</comment>
        <translation>بر پایهٔ روند مسابقه</translation>
    </message>
    <message>
        <source>the time is over</source>
        <comment>sim.rule.periodOver</comment>
        <translation>زمان پایان یافت</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>sim.rule.goal</comment>
        <translation>گل</translation>
    </message>
    <message>
        <source>goal by pushing the keeper</source>
        <comment>sim.rule.goalByPushing</comment>
        <translation>گل با هل دادن دروازه‌بان</translation>
    </message>
    <message>
        <source>too many defenders in the goal area</source>
        <comment>sim.rule.twoInGoalArea</comment>
        <translation>مدافعان بیش از اندازه در محوطهٔ دروازه</translation>
    </message>
    <message>
        <source>too many defenders in the penalty area</source>
        <comment>sim.rule.crowdedPenaltyArea</comment>
        <translation>مدافعان بیش از اندازه در محوطهٔ جریمه</translation>
    </message>
    <message>
        <source>too many attackers in the goal area</source>
        <comment>sim.rule.twoAttackers</comment>
        <translation>مهاجمان بیش از اندازه در محوطهٔ دروازه</translation>
    </message>
    <message>
        <source>too many attackers in the penalty area</source>
        <comment>sim.rule.manyAttackers</comment>
        <translation>مهاجمان بیش از اندازه در محوطهٔ جریمه</translation>
    </message>
    <message>
        <source>keeper charged</source>
        <comment>sim.rule.keeperCharged</comment>
        <translation>تنه زدن به دروازه‌بان</translation>
    </message>
    <message>
        <source>keeper blocked</source>
        <comment>sim.rule.keeperBlocked</comment>
        <translation>سد کردن راه دروازه‌بان</translation>
    </message>
    <message>
        <source>the keeper waits with the ball</source>
        <comment>sim.rule.keeperWaits</comment>
        <translation>دروازه‌بان با توپ منتظر می‌ماند</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>sim.rule.stalemate</comment>
        <translation>بن‌بست</translation>
    </message>
    <message>
        <source>pushing</source>
        <comment>sim.rule.pushing</comment>
        <translation>هل دادن</translation>
    </message>
    <message>
        <source>ball held</source>
        <comment>sim.rule.ballHeld</comment>
        <translation>نگه داشتن توپ</translation>
    </message>
    <message>
        <source>ball lost</source>
        <comment>sim.rule.ballLost</comment>
        <translation>توپ گم‌شده</translation>
    </message>
    <message>
        <source>the kick is over</source>
        <comment>sim.rule.shootOutOver</comment>
        <translation>ضربه پایان یافت</translation>
    </message>
    <message>
        <source>given by a person</source>
        <comment>sim.rule.human</comment>
        <translation>تصمیم یک انسان</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>sim.verdict.found</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>confirmed: %1</source>
        <comment>sim.decision.confirmed</comment>
        <translation>تأیید شد: %1</translation>
    </message>
    <message>
        <source>rejected: %1</source>
        <comment>sim.decision.rejected</comment>
        <translation>رد شد: %1</translation>
    </message>
    <message>
        <source>%1; it was: %2</source>
        <comment>sim.decision.overruled</comment>
        <translation>%1؛ پیش از این: %2</translation>
    </message>
    <message>
        <source>goal for %1</source>
        <comment>sim.goal.for</comment>
        <translation>گل برای تیم %1</translation>
    </message>
    <message>
        <source>the goal of %1 does not count</source>
        <comment>sim.goal.cancelled</comment>
        <translation>گل تیم %1 پذیرفته نیست</translation>
    </message>
    <message>
        <source>set to %1 : %2</source>
        <comment>sim.score.set</comment>
        <translation>روی %1 : %2 گذاشته شد</translation>
    </message>
    <message>
        <source>robot %2 of %1 put to (%3, %4)</source>
        <comment>sim.placed.robot</comment>
        <translation>ربات %2 تیم %1 در (%3, %4) گذاشته شد</translation>
    </message>
    <message>
        <source>robot %2 of %1 had fallen over and is set upright</source>
        <comment>sim.upright</comment>
        <translation>ربات %2 تیم %1 افتاده بود و ایستاده گذاشته می‌شود</translation>
    </message>
    <message>
        <source>ball put to (%1, %2)</source>
        <comment>sim.placed.ball</comment>
        <translation>توپ در (%1, %2) گذاشته شد</translation>
    </message>
    <message>
        <source>%1 has kick-off by lot</source>
        <comment>sim.start.lot</comment>
        <translation>شروع بازی به قید قرعه با تیم %1 است</translation>
    </message>
    <message>
        <source>%1 has kick-off</source>
        <comment>sim.start.kickOff</comment>
        <translation>شروع بازی با تیم %1 است</translation>
    </message>
    <message>
        <source>%1 kicks first by lot</source>
        <comment>sim.start.kicksFirst</comment>
        <translation>به قید قرعه تیم %1 نخستین ضربه را می‌زند</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <comment>sim.stop.won</comment>
        <translation>تیم %1 برنده شد</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <comment>sim.stop.draw</comment>
        <translation>مسابقه مساوی شد</translation>
    </message>
    <message>
        <source>abandoned</source>
        <comment>sim.stop.abandoned</comment>
        <translation>نیمه‌کاره رها شد</translation>
    </message>
    <message>
        <source>the time of %1 s is over</source>
        <comment>sim.period.timeOver</comment>
        <translation>زمان %1 s پایان یافت</translation>
    </message>
    <message>
        <source>%1 has scored</source>
        <comment>sim.shootOut.scored</comment>
        <translation>تیم %1 گل زد</translation>
    </message>
    <message>
        <source>%1 has not scored</source>
        <comment>sim.shootOut.missed</comment>
        <translation>تیم %1 گل نزد</translation>
    </message>
    <message>
        <source>asked for by a person</source>
        <comment>sim.pause.person</comment>
        <translation>به درخواست یک انسان</translation>
    </message>
    <message>
        <source>the strategy of %1 is not connected</source>
        <comment>sim.pause.connection</comment>
        <translation>استراتژی تیم %1 متصل نیست</translation>
    </message>
    <message>
        <source>time-out of %1, %2 s</source>
        <comment>sim.pause.timeOut</comment>
        <translation>تایم‌اوت تیم %1، %2 s</translation>
    </message>
    <message>
        <source>the strategy of %1 is connected</source>
        <comment>sim.connection.found</comment>
        <translation>استراتژی تیم %1 متصل شد</translation>
    </message>
    <message>
        <source>the strategy of %1 is gone</source>
        <comment>sim.connection.lost</comment>
        <translation>استراتژی تیم %1 رفته است</translation>
    </message>
    <message>
        <source>%2 robots of %1 go elsewhere than wanted</source>
        <comment>sim.corrections.some</comment>
        <translation>%2 ربات تیم %1 به جایی جز آنچه خواسته شده بود می‌روند</translation>
    </message>
    <message>
        <source>%1 has not answered in time and stands in the default formation</source>
        <comment>sim.corrections.noAnswer</comment>
        <translation>تیم %1 به‌موقع پاسخ نداد و در آرایش پیش‌فرض است</translation>
    </message>
    <message>
        <source>%1 is not possible now: %2</source>
        <comment>sim.refused.state</comment>
        <translation>%1 اکنون ممکن نیست: %2</translation>
    </message>
    <message>
        <source>console %1 is not known here</source>
        <comment>sim.refused.console</comment>
        <translation>کنسول %1 اینجا شناخته نیست</translation>
    </message>
    <message>
        <source>there is no foul to decide upon</source>
        <comment>sim.refused.noVerdict</comment>
        <translation>خطای بازی‌ای برای تصمیم‌گیری نیست</translation>
    </message>
    <message>
        <source>a foul waits for its decision</source>
        <comment>sim.refused.verdict</comment>
        <translation>یک خطای بازی در انتظار تصمیم است</translation>
    </message>
    <message>
        <source>%1 is not possible in this period</source>
        <comment>sim.refused.restart</comment>
        <translation>%1 در این بخش از مسابقه ممکن نیست</translation>
    </message>
    <message>
        <source>it is the kick of %1</source>
        <comment>sim.refused.kicker</comment>
        <translation>نوبت ضربهٔ تیم %1 است</translation>
    </message>
    <message>
        <source>the match will pause already</source>
        <comment>sim.refused.paused</comment>
        <translation>مسابقه به هر حال مکث خواهد کرد</translation>
    </message>
    <message>
        <source>no pause is to come</source>
        <comment>sim.refused.noPause</comment>
        <translation>مکثی در پیش نیست</translation>
    </message>
    <message>
        <source>a place needs finite numbers</source>
        <comment>sim.refused.noPlace</comment>
        <translation>جا به عددهای متناهی نیاز دارد</translation>
    </message>
    <message>
        <source>this place is outside of the field</source>
        <comment>sim.refused.outside</comment>
        <translation>این جا بیرون از زمین است</translation>
    </message>
    <message>
        <source>the ball is at this place</source>
        <comment>sim.refused.onBall</comment>
        <translation>توپ در این جا است</translation>
    </message>
    <message>
        <source>robot %2 of %1 is at this place</source>
        <comment>sim.refused.onRobot</comment>
        <translation>ربات %2 از %1 در این جا است</translation>
    </message>
    <message>
        <source>there is no object %1 on the field</source>
        <comment>sim.refused.object</comment>
        <translation>شیء %1 در زمین نیست</translation>
    </message>
    <message>
        <source>a score is from 0 to %1</source>
        <comment>sim.refused.score</comment>
        <translation>نتیجه از 0 تا %1 است</translation>
    </message>
    <message>
        <source>%1 has no time-outs left</source>
        <comment>sim.refused.timeOuts</comment>
        <translation>برای تیم %1 تایم‌اوتی نمانده است</translation>
    </message>
    <message>
        <source>a time-out is running</source>
        <comment>sim.refused.timeOut</comment>
        <translation>یک تایم‌اوت در جریان است</translation>
    </message>
    <message>
        <source>to confirm</source>
        <comment>sim.command.confirm</comment>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>to reject</source>
        <comment>sim.command.reject</comment>
        <translation>رد کردن</translation>
    </message>
    <message>
        <source>to overrule</source>
        <comment>sim.command.overrule</comment>
        <translation>تغییر تصمیم</translation>
    </message>
    <message>
        <source>to give a foul</source>
        <comment>sim.command.foul</comment>
        <translation>اعلام خطای بازی</translation>
    </message>
    <message>
        <source>a pause</source>
        <comment>sim.command.pause</comment>
        <translation>مکث</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>sim.command.resume</comment>
        <translation>ادامه دادن</translation>
    </message>
    <message>
        <source>the whistle</source>
        <comment>sim.command.whistle</comment>
        <translation>سوت</translation>
    </message>
    <message>
        <source>the start of the match</source>
        <comment>sim.command.start</comment>
        <translation>آغاز مسابقه</translation>
    </message>
    <message>
        <source>the start of a period</source>
        <comment>sim.command.startPeriod</comment>
        <translation>آغاز یک بخش از مسابقه</translation>
    </message>
    <message>
        <source>a new match</source>
        <comment>sim.command.newMatch</comment>
        <translation>مسابقهٔ تازه</translation>
    </message>
    <message>
        <source>to place something</source>
        <comment>sim.command.place</comment>
        <translation>جابه‌جایی</translation>
    </message>
    <message>
        <source>to set the score</source>
        <comment>sim.command.setScore</comment>
        <translation>تعیین نتیجه</translation>
    </message>
    <message>
        <source>a time-out</source>
        <comment>sim.command.timeOut</comment>
        <translation>تایم‌اوت</translation>
    </message>
    <message>
        <source>play is on</source>
        <comment>sim.state.normal</comment>
        <translation>بازی در جریان است</translation>
    </message>
    <message>
        <source>the match pauses</source>
        <comment>sim.state.pause</comment>
        <translation>مسابقه در مکث است</translation>
    </message>
    <message>
        <source>play goes on</source>
        <comment>sim.state.resume</comment>
        <translation>بازی ادامه می‌یابد</translation>
    </message>
    <message>
        <source>strategies are asked for places</source>
        <comment>sim.state.query</comment>
        <translation>جاها از استراتژی‌ها پرسیده می‌شود</translation>
    </message>
    <message>
        <source>robots are placed</source>
        <comment>sim.state.move</comment>
        <translation>ربات‌ها چیده می‌شوند</translation>
    </message>
    <message>
        <source>robots are ready</source>
        <comment>sim.state.ready</comment>
        <translation>ربات‌ها آماده‌اند</translation>
    </message>
    <message>
        <source>it is a break</source>
        <comment>sim.state.break</comment>
        <translation>وقت استراحت است</translation>
    </message>
    <message>
        <source>the match has not begun</source>
        <comment>sim.state.before</comment>
        <translation>مسابقه آغاز نشده است</translation>
    </message>
    <message>
        <source>the match is over</source>
        <comment>sim.state.finished</comment>
        <translation>مسابقه پایان یافته است</translation>
    </message>
    <message>
        <source>%1 has logged in: %2 (side: %3)</source>
        <comment>simuroClient.welcome</comment>
        <translation>%1 وارد شد: %2 (سمت: %3)</translation>
    </message>
    <message>
        <source>%1 was refused: %2</source>
        <comment>simuroClient.refused</comment>
        <translation>%1 پذیرفته نشد: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>simuroClient.message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>further faults of %1 are not logged</source>
        <comment>simuroClient.quiet</comment>
        <translation>خطاهای بعدی %1 در گزارش ثبت نمی‌شوند</translation>
    </message>
    <message>
        <source>the strategy of %1 has not answered for %2 frames: its robots stop</source>
        <comment>simuroClient.silent</comment>
        <translation>استراتژی تیم %1 در %2 فریم پاسخ نداده است: ربات‌هایش می‌ایستند</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>simuroTrainer.ignored</comment>
        <translation>%1 اثری ندارد: %2</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>simuroTrainer.noMode</comment>
        <translation>چنین حالت بازی‌ای وجود ندارد</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>simuroTrainer.noPlace</comment>
        <translation>جایی داده نشده است: (pos x y z)، به m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>simuroTrainer.noRobot</comment>
        <translation>چنین رباتی وجود ندارد: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>simuroTrainer.score</comment>
        <translation>اعداد صحیح نامنفی لازم است: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the team must be Left or Right</source>
        <comment>simuroTrainer.side</comment>
        <translation>تیم باید Left یا Right باشد</translation>
    </message>
    <message>
        <source>there is no league %1; leagues are %2</source>
        <comment>profile.unknown</comment>
        <translation>لیگ %1 وجود ندارد؛ لیگ‌ها: %2</translation>
    </message>
    <message>
        <source>the league file %1 cannot be read</source>
        <comment>profile.notFound</comment>
        <translation>فایل لیگ %1 را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>the match goes on without automatic referee: %1</source>
        <comment>referee.none</comment>
        <translation>مسابقه بدون داور خودکار ادامه می‌یابد: %1</translation>
    </message>
    <message>
        <source>a team is blue or yellow, not %1</source>
        <comment>robot.team</comment>
        <translation>تیم blue یا yellow است، نه %1</translation>
    </message>
    <message>
        <source>a number is from 1 to %1, not %2</source>
        <comment>robot.number</comment>
        <translation>شماره از 1 تا %1 است، نه %2</translation>
    </message>
    <message>
        <source>cannot read the league file</source>
        <comment>simuro.unreadable</comment>
        <translation>فایل لیگ را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>is it a text of at most 1 MiB that you may read?</source>
        <comment>simuro.text</comment>
        <translation>آیا متنی حداکثر 1 MiB است که اجازهٔ خواندنش را دارید؟</translation>
    </message>
    <message>
        <source>there is no league in this file</source>
        <comment>simuro.noLeague</comment>
        <translation>در این فایل لیگی نیست</translation>
    </message>
    <message>
        <source>a league file is one list: (simuro (base large-simurosot) ...)</source>
        <comment>simuro.start</comment>
        <translation>فایل لیگ یک فهرست است: (simuro (base large-simurosot) ...)</translation>
    </message>
    <message>
        <source>only the first list counts</source>
        <comment>simuro.second</comment>
        <translation>تنها نخستین فهرست به شمار می‌آید</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>simuro.notList</comment>
        <translation>مقدار `%1` تنهاست</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>simuro.unnamed</comment>
        <translation>فهرستی بی‌نام</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (length 400)</source>
        <comment>simuro.write</comment>
        <translation>مقدارها فهرست‌هایی از یک نام و یک مقدارند: (length 400)</translation>
    </message>
    <message>
        <source>there is no league `%1`</source>
        <comment>simuro.unknownBase</comment>
        <translation>لیگ `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>there is no `%1` here</source>
        <comment>simuro.unknown</comment>
        <translation>اینجا `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>simuro.known</comment>
        <translation>شناخته‌شده: %1</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>simuro.oneValue</comment>
        <translation>مقدار `%1` یک مقدار می‌گیرد</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>simuro.number</comment>
        <translation>مقدار `%1` عددی از %2 تا %3 است، نه `%4`</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>simuro.numberOf</comment>
        <translation>مقدار `%1` عددی از %2 تا %3 %4 است، نه `%5`</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>simuro.whole</comment>
        <translation>مقدار `%1` عدد صحیحی از %2 تا %3 است، نه `%4`</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>simuro.flag</comment>
        <translation>مقدار `%1` برابر true یا false است، نه `%2`</translation>
    </message>
    <message>
        <source>`%1` is ask, confirm or reject, not `%2`</source>
        <comment>simuro.policy</comment>
        <translation>مقدار `%1` برابر ask، confirm یا reject است، نه `%2`</translation>
    </message>
    <message>
        <source>`%1` is a colour such as #2f6fe4, not `%2`</source>
        <comment>simuro.colour</comment>
        <translation>مقدار `%1` رنگی مانند #2f6fe4 است، نه `%2`</translation>
    </message>
    <message>
        <source>`%1` is a text of %2 to %3 printable characters</source>
        <comment>simuro.length</comment>
        <translation>مقدار `%1` متنی با %2 تا %3 نویسهٔ چاپ‌پذیر است</translation>
    </message>
    <message>
        <source>`%1` is there twice</source>
        <comment>simuro.twice</comment>
        <translation>مقدار `%1` دو بار آمده است</translation>
    </message>
    <message>
        <source>the first one counts</source>
        <comment>simuro.first</comment>
        <translation>نخستین به شمار می‌آید</translation>
    </message>
    <message>
        <source>it stays %1</source>
        <comment>simuro.stays</comment>
        <translation>همان %1 می‌ماند</translation>
    </message>
    <message>
        <source>the values of the base count: %1</source>
        <comment>simuro.preset</comment>
        <translation>مقدارهای پایه به کار می‌روند: %1</translation>
    </message>
    <message>
        <source>there is more that is wrong</source>
        <comment>simuro.more</comment>
        <translation>خطاهای بیشتری هست</translation>
    </message>
    <message>
        <source>put right what is listed first</source>
        <comment>simuro.moreHint</comment>
        <translation>نخست آنچه را فهرست شده است درست کنید</translation>
    </message>
    <message>
        <source>a goal with the two corners beside it is at most as wide as the field</source>
        <comment>simuro.goalWider</comment>
        <translation>دروازه با دو گوشهٔ کنارش حداکثر به پهنای زمین است</translation>
    </message>
    <message>
        <source>a goal is at least as deep as the ball</source>
        <comment>simuro.goalShallow</comment>
        <translation>عمق دروازه دست‌کم به اندازهٔ توپ است</translation>
    </message>
    <message>
        <source>a goal is wider than the ball and a robot</source>
        <comment>simuro.goalNarrow</comment>
        <translation>دروازه از توپ و یک ربات پهن‌تر است</translation>
    </message>
    <message>
        <source>the ball is lost only farther behind the goal line than a goal is deep</source>
        <comment>simuro.goalLost</comment>
        <translation>توپ تنها در فاصله‌ای پشت خط دروازه بیش از عمق دروازه گم‌شده است</translation>
    </message>
    <message>
        <source>a corner is at most as long as half the field</source>
        <comment>simuro.corners</comment>
        <translation>درازای هر گوشه حداکثر نصف زمین است</translation>
    </message>
    <message>
        <source>a penalty area is at most as large as half the field</source>
        <comment>simuro.penaltyArea</comment>
        <translation>محوطهٔ جریمه حداکثر به اندازهٔ نصف زمین است</translation>
    </message>
    <message>
        <source>a goal area is at most as large as the penalty area</source>
        <comment>simuro.goalArea</comment>
        <translation>محوطهٔ دروازه حداکثر به اندازهٔ محوطهٔ جریمه است</translation>
    </message>
    <message>
        <source>the centre circle lies within the field</source>
        <comment>simuro.circle</comment>
        <translation>دایرهٔ میانی درون زمین است</translation>
    </message>
    <message>
        <source>the penalty mark lies in half the field</source>
        <comment>simuro.penaltyMark</comment>
        <translation>نقطهٔ پنالتی در نیمهٔ زمین است</translation>
    </message>
    <message>
        <source>the robots beside a free-ball mark lie within the half</source>
        <comment>simuro.freeBall</comment>
        <translation>ربات‌های کنار نقطهٔ توپ آزاد درون نیمه‌اند</translation>
    </message>
    <message>
        <source>the robots of a free ball do not touch the ball</source>
        <comment>simuro.freeBallGap</comment>
        <translation>ربات‌های توپ آزاد توپ را لمس نمی‌کنند</translation>
    </message>
    <message>
        <source>a robot fits into the goal area</source>
        <comment>simuro.keeperFits</comment>
        <translation>یک ربات در محوطهٔ دروازه جا می‌شود</translation>
    </message>
    <message>
        <source>the robots of a side fit into its half, outside of the centre circle</source>
        <comment>simuro.robotsFit</comment>
        <translation>ربات‌های هر سمت در نیمهٔ خود، بیرون دایرهٔ میانی، جا می‌شوند</translation>
    </message>
    <message>
        <source>wheels lie within the robot</source>
        <comment>simuro.wheelsFit</comment>
        <translation>چرخ‌ها درون ربات‌اند</translation>
    </message>
    <message>
        <source>a robot has more mass than its wheels</source>
        <comment>simuro.wheelMass</comment>
        <translation>جرم ربات از چرخ‌هایش بیشتر است</translation>
    </message>
    <message>
        <source>there is no referee library %1</source>
        <comment>simuroReferee.noFile</comment>
        <translation>کتابخانهٔ داور %1 وجود ندارد</translation>
    </message>
    <message>
        <source>there is no referee library %1; there are: %2</source>
        <comment>simuroReferee.unknown</comment>
        <translation>کتابخانهٔ داور %1 نیست؛ موجود: %2</translation>
    </message>
    <message>
        <source>the referee library %1 cannot be loaded: %2</source>
        <comment>simuroReferee.notLoaded</comment>
        <translation>کتابخانهٔ داور %1 را نمی‌توان بارگذاری کرد: %2</translation>
    </message>
    <message>
        <source>%1 is no referee: it has no function %2</source>
        <comment>simuroReferee.noFunction</comment>
        <translation>%1 داور نیست: تابع %2 را ندارد</translation>
    </message>
    <message>
        <source>the referee library %1 cannot judge this league</source>
        <comment>simuroReferee.notMade</comment>
        <translation>کتابخانهٔ داور %1 نمی‌تواند این لیگ را داوری کند</translation>
    </message>
    <message>
        <source>the referee %1 is for version %2 of the interface, this program has version %3</source>
        <comment>simuroReferee.version</comment>
        <translation>داور %1 برای نسخهٔ %2 رابط است، این برنامه نسخهٔ %3 را دارد</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be loaded: %2</source>
        <comment>simuroClient.notLoaded</comment>
        <translation>راهبرد %1 بارگذاری نمی‌شود: %2</translation>
    </message>
    <message>
        <source>%1 is no strategy of version %2 of the interface</source>
        <comment>simuroClient.noStrategy</comment>
        <translation>%1 راهبردی برای نسخهٔ %2 رابط نیست</translation>
    </message>
    <message>
        <source>the strategy %1 cannot be made: error %2</source>
        <comment>simuroClient.notMade</comment>
        <translation>راهبرد %1 ساخته نمی‌شود: خطای %2</translation>
    </message>
    <message>
        <source>there is no strategy %1 in the folders of strategies; there are: %2</source>
        <comment>strategy.notFound</comment>
        <translation>راهبرد %1 در پوشه‌های راهبردها نیست؛ موجود: %2</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2; it stays %3</source>
        <comment>profile.impossible</comment>
        <translation>مقدار Simurosot.%1 نمی‌تواند %2 باشد؛ %3 می‌ماند</translation>
    </message>
    <message>
        <source>Simurosot.%1 cannot be %2, it stays %3: %4</source>
        <comment>profile.apart</comment>
        <translation>مقدار Simurosot.%1 نمی‌تواند %2 باشد و %3 می‌ماند: %4</translation>
    </message>
    <message>
        <source>a strategy that runs inside the simulator keeps its own memory</source>
        <comment>state.strategy</comment>
        <translation>راهبردی که درون شبیه‌ساز اجرا می‌شود حافظهٔ خود را دارد</translation>
    </message>
    <message>
        <source>it knows name, kind, league, players, versions, mode, own_halves, ball, left and right</source>
        <comment>formation.known</comment>
        <translation>کلیدهای شناخته: name، kind، league، players، versions، mode، own_halves، ball، left و right</translation>
    </message>
    <message>
        <source>the referee does not know the places of this restart</source>
        <comment>restartPlan.noReferee</comment>
        <translation>داور جاهای این شروع مجدد را نمی‌داند</translation>
    </message>
    <message>
        <source>cannot read the file</source>
        <comment>f2000.unreadable</comment>
        <translation>پرونده خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>is it a text of at most 256 KiB that you may read?</source>
        <comment>f2000.text</comment>
        <translation>آیا متنی است حداکثر ۲۵۶ کیبی‌بایت که اجازه خواندنش را دارید؟</translation>
    </message>
    <message>
        <source>`%1` stands alone</source>
        <comment>f2000.notList</comment>
        <translation>«%1» تنها آمده است</translation>
    </message>
    <message>
        <source>a list without a name</source>
        <comment>f2000.unnamed</comment>
        <translation>فهرستی بی‌نام</translation>
    </message>
    <message>
        <source>values are lists of a name and a value: (mass 12)</source>
        <comment>f2000.write</comment>
        <translation>مقدارها فهرست‌هایی از یک نام و یک مقدارند: (mass 12)</translation>
    </message>
    <message>
        <source>there is no `%1` here; it is left out</source>
        <comment>f2000.unknown</comment>
        <translation>«%1» اینجا وجود ندارد؛ کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>it knows %1</source>
        <comment>f2000.known</comment>
        <translation>این‌ها شناخته می‌شوند: %1</translation>
    </message>
    <message>
        <source>`%1` stands here twice; the first one counts</source>
        <comment>f2000.twice</comment>
        <translation>«%1» اینجا دو بار آمده است؛ اولی به حساب می‌آید</translation>
    </message>
    <message>
        <source>`%1` takes one value</source>
        <comment>f2000.oneValue</comment>
        <translation>«%1» یک مقدار می‌گیرد</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3, not `%4`</source>
        <comment>f2000.number</comment>
        <translation>«%1» عددی از %2 تا %3 است، نه «%4»</translation>
    </message>
    <message>
        <source>`%1` is a number from %2 to %3 %4, not `%5`</source>
        <comment>f2000.numberOf</comment>
        <translation>«%1» عددی از %2 تا %3 %4 است، نه «%5»</translation>
    </message>
    <message>
        <source>`%1` takes %2 numbers</source>
        <comment>f2000.numbers</comment>
        <translation>«%1» به تعداد %2 عدد می‌گیرد</translation>
    </message>
    <message>
        <source>`%1` is a whole number from %2 to %3, not `%4`</source>
        <comment>f2000.whole</comment>
        <translation>«%1» عددی صحیح از %2 تا %3 است، نه «%4»</translation>
    </message>
    <message>
        <source>`%1` is true or false, not `%2`</source>
        <comment>f2000.flag</comment>
        <translation>«%1» یا true است یا false، نه «%2»</translation>
    </message>
    <message>
        <source>`%1` is one of %2, not `%3`</source>
        <comment>f2000.choice</comment>
        <translation>«%1» یکی از این‌هاست: %2، نه «%3»</translation>
    </message>
    <message>
        <source>`%1` is a colour such as orange or #ff8000, not `%2`</source>
        <comment>f2000.colour</comment>
        <translation>«%1» رنگی است مانند orange یا #ff8000، نه «%2»</translation>
    </message>
    <message>
        <source>`%1` is missing</source>
        <comment>f2000.needed</comment>
        <translation>«%1» نیست</translation>
    </message>
    <message>
        <source>the file has no section `%1`</source>
        <comment>f2000.noSection</comment>
        <translation>پرونده بخش «%1» ندارد</translation>
    </message>
    <message>
        <source>a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)</source>
        <comment>f2000.shape</comment>
        <translation>شکل یکی از این‌هاست: (shape rect W H)، (shape ellipse A B) یا (shape triangle X1 Y1 X2 Y2 X3 Y3)</translation>
    </message>
    <message>
        <source>the corners of the triangle are on one line</source>
        <comment>f2000.flatTriangle</comment>
        <translation>گوشه‌های مثلث روی یک خط‌اند</translation>
    </message>
    <message>
        <source>it ends below its beginning</source>
        <comment>f2000.heights</comment>
        <translation>پایانش پایین‌تر از آغازش است</translation>
    </message>
    <message>
        <source>there are two devices `%1`</source>
        <comment>f2000.device</comment>
        <translation>دو دستگاه «%1» وجود دارد</translation>
    </message>
    <message>
        <source>each device needs a name of its own</source>
        <comment>f2000.deviceHint</comment>
        <translation>هر دستگاه به نام خودش نیاز دارد</translation>
    </message>
    <message>
        <source>a manipulator needs two states or more</source>
        <comment>f2000.states</comment>
        <translation>هر بازو به دو حالت یا بیشتر نیاز دارد</translation>
    </message>
    <message>
        <source>there are two states `%1`</source>
        <comment>f2000.stateTwice</comment>
        <translation>دو حالت «%1» وجود دارد</translation>
    </message>
    <message>
        <source>there is no state `%1`</source>
        <comment>f2000.noState</comment>
        <translation>حالت «%1» وجود ندارد</translation>
    </message>
    <message>
        <source>without a duration, `%1` is never left for `%2`</source>
        <comment>f2000.noDuration</comment>
        <translation>بدون مدت، هرگز از «%1» به «%2» نمی‌رود</translation>
    </message>
    <message>
        <source>add (duration MS)</source>
        <comment>f2000.durationHint</comment>
        <translation>(duration MS) را بیفزایید</translation>
    </message>
    <message>
        <source>the robot is %1 by %2 mm; the rules allow %3 mm each way</source>
        <comment>f2000.footprint</comment>
        <translation>ربات %1 در %2 میلی‌متر است؛ قانون در هر جهت %3 میلی‌متر را مجاز می‌داند</translation>
    </message>
    <message>
        <source>the robot is %1 mm high; the rules allow %2</source>
        <comment>f2000.height</comment>
        <translation>ارتفاع ربات %1 میلی‌متر است؛ قانون %2 را مجاز می‌داند</translation>
    </message>
    <message>
        <source>the robot has %1 kg; the rules allow %2</source>
        <comment>f2000.mass</comment>
        <translation>جرم ربات %1 کیلوگرم است؛ قانون %2 را مجاز می‌داند</translation>
    </message>
    <message>
        <source>it plays nevertheless</source>
        <comment>f2000.plays</comment>
        <translation>با این حال بازی می‌کند</translation>
    </message>
    <message>
        <source>cannot read the log</source>
        <comment>f2000.log.unreadable</comment>
        <translation>گزارش خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</source>
        <comment>f2000.log.columns</comment>
        <translation>هر سطر ۸ عدد صحیح دارد: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs</translation>
    </message>
    <message>
        <source>the time does not increase: %1 ms after %2 ms</source>
        <comment>f2000.log.time</comment>
        <translation>زمان افزایش نمی‌یابد: %1 میلی‌ثانیه پس از %2 میلی‌ثانیه</translation>
    </message>
    <message>
        <source>sort the lines, or leave out what was written twice</source>
        <comment>f2000.log.order</comment>
        <translation>سطرها را مرتب کنید، یا آنچه را دو بار نوشته شده کنار بگذارید</translation>
    </message>
    <message>
        <source>%1 ms are missing; another piece begins here</source>
        <comment>f2000.log.gap</comment>
        <translation>%1 میلی‌ثانیه نیست؛ اینجا قطعه‌ای دیگر آغاز می‌شود</translation>
    </message>
    <message>
        <source>only %1 samples; %2 are needed to learn from</source>
        <comment>f2000.log.few</comment>
        <translation>تنها %1 نمونه؛ برای یادگیری %2 لازم است</translation>
    </message>
    <message>
        <source>the commands reach %1 of 10 parts of the range of %2; drive more of it</source>
        <comment>f2000.log.coverage</comment>
        <translation>فرمان‌ها %1 بخش از ۱۰ بخش بازه %2 را پوشش می‌دهند؛ بیشتر از آن برانید</translation>
    </message>
    <message>
        <source>this is no model of a drive: %1</source>
        <comment>f2000.model.damaged</comment>
        <translation>این مدل یک محرکه نیست: %1</translation>
    </message>
    <message>
        <source>train it again from its log</source>
        <comment>f2000.model.train</comment>
        <translation>دوباره از گزارشش آموزش دهید</translation>
    </message>
    <message>
        <source>%1 has no effect: %2</source>
        <comment>f2kGame.ignored</comment>
        <translation>%1 اثری ندارد: %2</translation>
    </message>
    <message>
        <source>it takes whole numbers that are not negative: (left 1) (right 0)</source>
        <comment>f2kGame.numbers</comment>
        <translation>اعداد صحیح نامنفی لازم است: (left 1) (right 0)</translation>
    </message>
    <message>
        <source>the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high</source>
        <comment>f2kGame.goal</comment>
        <translation>تمام توپ پشت خط دروازه است، %1 متر از میانه دروازه و در بلندی %2 متر</translation>
    </message>
    <message>
        <source>in 2 s all robots go to their places, and the ball to the centre</source>
        <comment>f2kGame.goalNext</comment>
        <translation>۲ ثانیه دیگر همه ربات‌ها به جای خود و توپ به میانه می‌رود</translation>
    </message>
    <message>
        <source>the whole ball is beyond a touch line, at %1 m</source>
        <comment>f2kGame.sideOut</comment>
        <translation>تمام توپ بیرون از خط کناری است، در %1 متر</translation>
    </message>
    <message>
        <source>in 1 s it lies on the field, 0.5 m inside</source>
        <comment>f2kGame.sideNext</comment>
        <translation>۱ ثانیه دیگر در زمین است، ۰٫۵ متر داخل</translation>
    </message>
    <message>
        <source>the whole ball is beyond a goal line, %1 m from its middle and %2 m high</source>
        <comment>f2kGame.endOut</comment>
        <translation>تمام توپ بیرون از خط دروازه است، %1 متر از میانه آن و در بلندی %2 متر</translation>
    </message>
    <message>
        <source>in 1 s it lies on the nearest restart point</source>
        <comment>f2kGame.endNext</comment>
        <translation>۱ ثانیه دیگر در نزدیک‌ترین نقطه شروع دوباره است</translation>
    </message>
    <message>
        <source>the ball has moved by less than 0.2 m in 10 s</source>
        <comment>f2kGame.stuck</comment>
        <translation>توپ در ۱۰ ثانیه کمتر از ۰٫۲ متر جابه‌جا شد</translation>
    </message>
    <message>
        <source>the ball has flown away</source>
        <comment>f2kGame.flown</comment>
        <translation>توپ پرواز کرد و رفت</translation>
    </message>
    <message>
        <source>it is back at the centre</source>
        <comment>f2kGame.flownNext</comment>
        <translation>دوباره در میانه است</translation>
    </message>
    <message>
        <source>the score was set to %1 : %2</source>
        <comment>f2kGame.scoreSet</comment>
        <translation>نتیجه %1 : %2 شد</translation>
    </message>
    <message>
        <source>goal</source>
        <comment>f2kGame.goalRule</comment>
        <translation>گل</translation>
    </message>
    <message>
        <source>ball out</source>
        <comment>f2kGame.outRule</comment>
        <translation>توپ بیرون</translation>
    </message>
    <message>
        <source>ball stuck</source>
        <comment>f2kGame.stuckRule</comment>
        <translation>توپ گیر کرده</translation>
    </message>
    <message>
        <source>ball height</source>
        <comment>f2kGame.heightRule</comment>
        <translation>بلندی توپ</translation>
    </message>
    <message>
        <source>plugins of robots keep states of their own</source>
        <comment>f2kGame.inexact</comment>
        <translation>افزونه‌های ربات‌ها حالت‌های خود را نگه می‌دارند</translation>
    </message>
    <message>
        <source>there is no library %1 in the folders of plugins of this league; there are: %2</source>
        <comment>f2kGame.noLibrary</comment>
        <translation>کتابخانهٔ %1 در پوشه‌های افزونه‌های این لیگ نیست؛ موجود: %2</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <comment>f2kGame.noFile</comment>
        <translation>پرونده %1 نیست</translation>
    </message>
    <message>
        <source>files are looked for beside this one, then below the data directories</source>
        <comment>f2kGame.beside</comment>
        <translation>پرونده‌ها کنار این پرونده و سپس در پوشه‌های داده جست‌وجو می‌شوند</translation>
    </message>
    <message>
        <source>the benchmark cannot be played: %1</source>
        <comment>f2kGame.benchmark</comment>
        <translation>سنجش بازی نمی‌شود: %1</translation>
    </message>
    <message>
        <source>it cannot be written</source>
        <comment>f2kGame.notWritten</comment>
        <translation>نوشته نمی‌شود</translation>
    </message>
    <message>
        <source>name one policy or more; there are all, %1</source>
        <comment>f2kGame.noPolicy</comment>
        <translation>دست‌کم یک روش نام ببرید؛ موجود: all، %1</translation>
    </message>
    <message>
        <source>name one player or more</source>
        <comment>f2kGame.noPlayers</comment>
        <translation>دست‌کم یک بازیکن نام ببرید</translation>
    </message>
    <message>
        <source>it takes a whole number from 1 to %1, not `%2`</source>
        <comment>f2kGame.count</comment>
        <translation>عدد صحیحی از 1 تا %1 لازم است، نه `%2`</translation>
    </message>
    <message>
        <source>options are NAME=VALUE with blanks between them, not `%1`</source>
        <comment>f2kGame.options</comment>
        <translation>گزینه‌ها به شکل NAME=VALUE و با فاصله از هم‌اند، نه `%1`</translation>
    </message>
    <message>
        <source>the option %1 stands there twice</source>
        <comment>f2kGame.optionTwice</comment>
        <translation>گزینهٔ %1 دو بار آمده است</translation>
    </message>
    <message>
        <source>benchmark: %1 of %2 played, now %3</source>
        <comment>f2kGame.progress</comment>
        <translation>مقایسه: %1 از %2 بازی شد، اکنون %3</translation>
    </message>
    <message>
        <source>there is no policy %1; there are all, %2</source>
        <comment>f2kGame.policy</comment>
        <translation>روش %1 نیست؛ این‌ها هست: all، %2</translation>
    </message>
    <message>
        <source>the plugin %1 is there already</source>
        <comment>f2kPlugin.twice</comment>
        <translation>افزونه %1 از پیش هست</translation>
    </message>
    <message>
        <source>the library %1 cannot be loaded: %2</source>
        <comment>f2kPlugin.load</comment>
        <translation>کتابخانه %1 بار نمی‌شود: %2</translation>
    </message>
    <message>
        <source>the library %1 has no plugins: it does not export %2</source>
        <comment>f2kPlugin.exports</comment>
        <translation>کتابخانه %1 افزونه‌ای ندارد: %2 را صادر نمی‌کند</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4</source>
        <comment>f2kPlugin.abi</comment>
        <translation>افزونه %1 از %2 کنار گذاشته شد: برای نسخه %3 واسط ساخته شده و این %4 است</translation>
    </message>
    <message>
        <source>the plugin %1 of %2 is left out: there is no kind %3</source>
        <comment>f2kPlugin.kind</comment>
        <translation>افزونه %1 از %2 کنار گذاشته شد: گونه %3 وجود ندارد</translation>
    </message>
    <message>
        <source>a plugin of %1 is left out: it has no name</source>
        <comment>f2kPlugin.nameless</comment>
        <translation>افزونه‌ای از %1 کنار گذاشته شد: نام ندارد</translation>
    </message>
    <message>
        <source>there is no drive %1; there are %2</source>
        <comment>f2kPlugin.noMotion</comment>
        <translation>محرکه %1 نیست؛ این‌ها هست: %2</translation>
    </message>
    <message>
        <source>there is no kind of sensor %1; there are %2</source>
        <comment>f2kPlugin.noSensor</comment>
        <translation>گونه حسگر %1 نیست؛ این‌ها هست: %2</translation>
    </message>
    <message>
        <source>there is no player %1; there are %2</source>
        <comment>f2kPlugin.noPlayer</comment>
        <translation>بازیکن %1 نیست؛ این‌ها هست: %2</translation>
    </message>
    <message>
        <source>the player %1 has no option %2; it has %3</source>
        <comment>f2kPlugin.noOption</comment>
        <translation>بازیکن %1 گزینهٔ %2 را ندارد؛ دارد: %3</translation>
    </message>
    <message>
        <source>the player %1 has no options, so no %2</source>
        <comment>f2kPlugin.noOptions</comment>
        <translation>بازیکن %1 هیچ گزینه‌ای ندارد، پس %2 را هم ندارد</translation>
    </message>
    <message>
        <source>the option %1 of %2 is a number from %3 to %4, not `%5`</source>
        <comment>f2kPlugin.optionNumber</comment>
        <translation>گزینهٔ %1 از %2 عددی از %3 تا %4 است، نه `%5`</translation>
    </message>
    <message>
        <source>the option %1 of %2 is one of %3, not `%4`</source>
        <comment>f2kPlugin.optionChoice</comment>
        <translation>گزینهٔ %1 از %2 یکی از %3 است، نه `%4`</translation>
    </message>
    <message>
        <source>the device %1 cannot tell %2: nobody knows such data</source>
        <comment>f2kPlugin.noFeature</comment>
        <translation>دستگاه %1 نمی‌تواند %2 را بگوید: کسی چنین داده‌ای نمی‌شناسد</translation>
    </message>
    <message>
        <source>%1 refuses its settings: %2</source>
        <comment>f2kPlugin.refused</comment>
        <translation>%1 تنظیماتش را نمی‌پذیرد: %2</translation>
    </message>
    <message>
        <source>the sensor %1 of robot %2 has failed and tells nothing any more: %3</source>
        <comment>f2kPlugin.sensorFailed</comment>
        <translation>حسگر %1 ربات %2 از کار افتاد و دیگر چیزی نمی‌گوید: %3</translation>
    </message>
    <message>
        <source>the drive of robot %1 has failed, so it stands: %2</source>
        <comment>f2kPlugin.driveFailed</comment>
        <translation>محرکه ربات %1 از کار افتاد و می‌ایستد: %2</translation>
    </message>
    <message>
        <source>the player %1 has failed and goes with its robot: %2</source>
        <comment>f2kPlugin.playerFailed</comment>
        <translation>بازیکن %1 از کار افتاد و با رباتش می‌رود: %2</translation>
    </message>
    <message>
        <source>it moves by a way that is no number</source>
        <comment>f2kPlugin.notFinite</comment>
        <translation>مسافتی می‌رود که عدد نیست</translation>
    </message>
    <message>
        <source>a place is missing: (pos x y z), in m</source>
        <comment>f2kGame.noPlace</comment>
        <translation>جایی داده نشده است: (pos x y z)، به m</translation>
    </message>
    <message>
        <source>there is no such robot: (team Left) (unum 1)</source>
        <comment>f2kGame.noRobot</comment>
        <translation>چنین رباتی وجود ندارد: (team Left) (unum 1)</translation>
    </message>
    <message>
        <source>there is no ball</source>
        <comment>f2kGame.noBall</comment>
        <translation>توپی نیست</translation>
    </message>
    <message>
        <source>there is no robot %1</source>
        <comment>f2kGame.noSuchRobot</comment>
        <translation>ربات %1 نیست</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker</source>
        <comment>f2kGame.benchmarkNeeds</comment>
        <translation>یک توپ، یک ربات آبی، دروازه‌بان، و یک ربات زرد، مهاجم، لازم است</translation>
    </message>
    <message>
        <source>there is no such play mode</source>
        <comment>f2kGame.noMode</comment>
        <translation>چنین حالت بازی‌ای نیست</translation>
    </message>
    <message>
        <source>there is a game already</source>
        <comment>game.second</comment>
        <translation>یک بازی از پیش هست</translation>
    </message>
    <message>
        <source>none</source>
        <comment>game.noLibraries</comment>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>monitor %1: %2</source>
        <comment>command.from</comment>
        <translation>مانیتور %1: %2</translation>
    </message>
    <message>
        <source>there is no command `%1`</source>
        <comment>command.unknown</comment>
        <translation>فرمان `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>it takes a ball, a robot of yellow, and two obstacles</source>
        <comment>f2kGame.challengeNeeds</comment>
        <translation>یک توپ، یک ربات زرد و دو مانع لازم است</translation>
    </message>
    <message>
        <source>Distance</source>
        <comment>f2kReading.distance</comment>
        <translation>فاصله</translation>
    </message>
    <message>
        <source>Bearing</source>
        <comment>f2kReading.bearing</comment>
        <translation>سمت</translation>
    </message>
    <message>
        <source>Elevation</source>
        <comment>f2kReading.elevation</comment>
        <translation>زاویهٔ ارتفاع</translation>
    </message>
    <message>
        <source>Visible part</source>
        <comment>f2kReading.confidence</comment>
        <translation>بخش دیدنی</translation>
    </message>
    <message>
        <source>Blue goal</source>
        <comment>f2kReading.blueGoal</comment>
        <translation>دروازهٔ آبی</translation>
    </message>
    <message>
        <source>Yellow goal</source>
        <comment>f2kReading.yellowGoal</comment>
        <translation>دروازهٔ زرد</translation>
    </message>
    <message>
        <source>Post %1</source>
        <comment>f2kReading.post</comment>
        <translation>تیرک %1</translation>
    </message>
    <message>
        <source>Line %1</source>
        <comment>f2kReading.line</comment>
        <translation>خط %1</translation>
    </message>
    <message>
        <source>Speed</source>
        <comment>f2kReading.speed</comment>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Turn rate</source>
        <comment>f2kReading.turn</comment>
        <translation>نرخ چرخش</translation>
    </message>
    <message>
        <source>x</source>
        <comment>f2kReading.x</comment>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <comment>f2kReading.y</comment>
        <translation>y</translation>
    </message>
    <message>
        <source>Heading</source>
        <comment>f2kReading.heading</comment>
        <translation>جهت</translation>
    </message>
    <message>
        <source>Path</source>
        <comment>f2kReading.path</comment>
        <translation>مسیر</translation>
    </message>
    <message>
        <source>Held up</source>
        <comment>f2kReading.stalled</comment>
        <translation>گیر کرده</translation>
    </message>
    <message>
        <source>Slips</source>
        <comment>f2kReading.slipping</comment>
        <translation>می‌لغزد</translation>
    </message>
    <message>
        <source>Uncertainty of the place</source>
        <comment>f2kReading.sigma</comment>
        <translation>عدم قطعیت مکان</translation>
    </message>
    <message>
        <source>Uncertainty of the heading</source>
        <comment>f2kReading.sigmaTurn</comment>
        <translation>عدم قطعیت جهت</translation>
    </message>
    <message>
        <source>Pieces of lines</source>
        <comment>f2kReading.segments</comment>
        <translation>تکه‌های خط</translation>
    </message>
    <message>
        <source>%1: %2, ready in</source>
        <comment>f2kReading.manipulator</comment>
        <translation>%1: %2، آماده در</translation>
    </message>
    <message>
        <source>Word %1</source>
        <comment>f2kReading.word</comment>
        <translation>واژهٔ %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>f2kReading.about</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sensor</source>
        <comment>f2kReading.sensorKind</comment>
        <translation>حسگر</translation>
    </message>
    <message>
        <source>Sensor data</source>
        <comment>f2kReading.dataKind</comment>
        <translation>داده‌های حسگر</translation>
    </message>
    <message>
        <source>Drive</source>
        <comment>f2kReading.motionKind</comment>
        <translation>رانش</translation>
    </message>
    <message>
        <source>Player</source>
        <comment>f2kReading.playerKind</comment>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>a file of that name is there already</source>
        <comment>f2kGame.isThere</comment>
        <translation>پرونده‌ای با این نام از پیش هست</translation>
    </message>
    <message>
        <source>%1 of robot %2 takes longer than 1 ms again and again, for which the run waits</source>
        <comment>f2kPlugin.slow</comment>
        <translation>%1 از ربات %2 پیوسته بیش از ۱ میلی‌ثانیه طول می‌کشد و اجرا منتظر می‌ماند</translation>
    </message>
    <message>
        <source>expected exact, engine or iterative, not %1</source>
        <comment>expected.stepKind</comment>
        <translation>انتظار exact، engine یا iterative می‌رفت، نه %1</translation>
    </message>
    <message>
        <source>there is no kind of step `%1`</source>
        <comment>project.noStep</comment>
        <translation>نوع گام `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>choose exact, engine or iterative</source>
        <comment>project.steps</comment>
        <translation>یکی از exact، engine یا iterative را برگزینید</translation>
    </message>
    <message>
        <source>this is text in UTF-16</source>
        <comment>scene.utf16</comment>
        <translation>این متنی در UTF-16 است</translation>
    </message>
    <message>
        <source>this is no text in UTF-8: it has zero bytes</source>
        <comment>scene.zeros</comment>
        <translation>این متنی در UTF-8 نیست: بایت صفر دارد</translation>
    </message>
    <message>
        <source>scenes are read in UTF-8; save it as that</source>
        <comment>scene.saveUtf8</comment>
        <translation>صحنه‌ها در UTF-8 خوانده می‌شوند؛ آن را چنین ذخیره کنید</translation>
    </message>
    <message>
        <source>the mesh file %1 does not exist below the data directories</source>
        <comment>mesh.missing</comment>
        <translation>فایل مش %1 در زیر پوشه‌های داده وجود ندارد</translation>
    </message>
    <message>
        <source>the mesh %1 is drawn without a file, but has no triangles to collide with</source>
        <comment>mesh.noCollider</comment>
        <translation>مش %1 بدون فایل کشیده می‌شود، اما مثلثی برای برخورد ندارد</translation>
    </message>
    <message>
        <source>put a file of that name below the data directories, or use other colliders</source>
        <comment>mesh.colliderFile</comment>
        <translation>فایلی با این نام زیر پوشه‌های داده بگذارید، یا برخوردگرهای دیگری به کار ببرید</translation>
    </message>
    <message>
        <source>there is no body in the scene, and so no robot</source>
        <comment>robotExport.noBody</comment>
        <translation>در صحنه هیچ جسمی نیست، پس رباتی هم نیست</translation>
    </message>
    <message>
        <source>a part of a robot is a Transform with a RigidBody in it</source>
        <comment>robotExport.addBody</comment>
        <translation>هر بخش ربات یک Transform با یک RigidBody در آن است</translation>
    </message>
    <message>
        <source>there is no body at or below %1</source>
        <comment>robotExport.noRobot</comment>
        <translation>در %1 یا زیر آن جسمی نیست</translation>
    </message>
    <message>
        <source>name a node of the scene by its path or name, e.g. the robot&apos;s Transform</source>
        <comment>robotExport.nameNode</comment>
        <translation>گره‌ای از صحنه را با مسیر یا نام آن بنویسید، مثلاً Transform ربات</translation>
    </message>
    <message>
        <source>the scene cannot be loaded</source>
        <comment>robotExport.notLoaded</comment>
        <translation>صحنه را نمی‌توان بار کرد</translation>
    </message>
    <message>
        <source>correct its errors first; a template needs values for its parameters</source>
        <comment>robotExport.check</comment>
        <translation>نخست خطاهای آن را برطرف کنید؛ یک الگو برای پارامترهایش مقدار می‌خواهد</translation>
    </message>
    <message>
        <source>%1 bodies that are not joined to the robot are left out</source>
        <comment>robotExport.others</comment>
        <translation>%1 جسم که به ربات وصل نیستند کنار گذاشته شدند</translation>
    </message>
    <message>
        <source>to export another robot, name a node that it is below</source>
        <comment>robotExport.choose</comment>
        <translation>برای برون‌بری رباتی دیگر، گره‌ای بالای آن را نام ببرید</translation>
    </message>
    <message>
        <source>the joint %1 closes a loop, and is left out</source>
        <comment>robotExport.loop</comment>
        <translation>مفصل %1 حلقه‌ای را می‌بندد و کنار گذاشته شد</translation>
    </message>
    <message>
        <source>robots in URDF are trees; close the loop where the robot is used</source>
        <comment>robotExport.closeLoop</comment>
        <translation>ربات‌ها در URDF درخت‌اند؛ حلقه را آنجا ببندید که ربات به کار می‌رود</translation>
    </message>
    <message>
        <source>the joint %1 is written as %2 joints, with links of %3 kg between them</source>
        <comment>robotExport.axes</comment>
        <translation>مفصل %1 به‌صورت %2 مفصل نوشته می‌شود، با پیوندهایی به جرم %3 kg میان آنها</translation>
    </message>
    <message>
        <source>a joint of URDF has one axis</source>
        <comment>robotExport.between</comment>
        <translation>هر مفصل URDF یک محور دارد</translation>
    </message>
    <message>
        <source>a joint of URDF has one axis, and no suspension; add a prismatic joint if you need it</source>
        <comment>robotExport.suspension</comment>
        <translation>هر مفصل URDF یک محور دارد و تعلیق ندارد؛ اگر لازم است یک مفصل کشویی بیفزایید</translation>
    </message>
    <message>
        <source>the joint %1 has one stop; %2 stands for the other</source>
        <comment>robotExport.oneStop</comment>
        <translation>مفصل %1 یک حد دارد؛ %2 به جای حد دیگر است</translation>
    </message>
    <message>
        <source>this is as good as none; set the limit if the robot has one</source>
        <comment>robotExport.noStop</comment>
        <translation>این مانند نبودن آن است؛ اگر ربات حدی دارد آن را تنظیم کنید</translation>
    </message>
    <message>
        <source>the motor of the joint %1 is stronger than %2, which is written</source>
        <comment>robotExport.effort</comment>
        <translation>موتور مفصل %1 قوی‌تر از %2 است که نوشته می‌شود</translation>
    </message>
    <message>
        <source>give it the force of a real motor by setMaxMotorForce</source>
        <comment>robotExport.setEffort</comment>
        <translation>با setMaxMotorForce نیروی یک موتور واقعی را به آن بدهید</translation>
    </message>
    <message>
        <source>the collider %1 of the class %2 is left out</source>
        <comment>robotExport.collider</comment>
        <translation>برخوردگر %1 از کلاس %2 کنار گذاشته شد</translation>
    </message>
    <message>
        <source>shapes of URDF are box, sphere, cylinder and mesh: put such a collider in its place</source>
        <comment>robotExport.otherShape</comment>
        <translation>شکل‌های URDF جعبه، کره، استوانه و مش‌اند: چنین برخوردگری به جای آن بگذارید</translation>
    </message>
    <message>
        <source>the mesh %1 has no file, and is left out</source>
        <comment>robotExport.mesh</comment>
        <translation>مش %1 پرونده‌ای ندارد و کنار گذاشته شد</translation>
    </message>
    <message>
        <source>load the mesh from a file in its place; those of the leagues need the library sparkwright-images</source>
        <comment>robotExport.meshFile</comment>
        <translation>به جای آن مش را از پرونده‌ای بار کنید؛ مش‌های لیگ‌ها به کتابخانهٔ sparkwright-images نیاز دارند</translation>
    </message>
    <message>
        <source>the picture of the material %1 is left out</source>
        <comment>robotExport.texture</comment>
        <translation>تصویر مادهٔ %1 کنار گذاشته شد</translation>
    </message>
    <message>
        <source>materials of URDF are colours; let a mesh bring its own material with the picture</source>
        <comment>robotExport.meshTexture</comment>
        <translation>مواد URDF رنگ‌اند؛ بگذارید مشی مادهٔ خود را با تصویر بیاورد</translation>
    </message>
    <message>
        <source>%1 left out: %2</source>
        <comment>robotExport.extra</comment>
        <translation>%1 کنار گذاشته شد: %2</translation>
    </message>
    <message>
        <source>URDF says nothing of sensors; add them where the robot is used</source>
        <comment>robotExport.sensor</comment>
        <translation>URDF از حسگرها چیزی نمی‌گوید؛ آنها را آنجا بیفزایید که ربات به کار می‌رود</translation>
    </message>
    <message>
        <source>add it to the program that controls the robot</source>
        <comment>robotExport.program</comment>
        <translation>آن را به برنامه‌ای که ربات را هدایت می‌کند بیفزایید</translation>
    </message>
    <message>
        <source>the largest force and speed of the joint are kept; model the rest where the robot is used</source>
        <comment>robotExport.motor</comment>
        <translation>بیشترین نیرو و سرعت مفصل نگه داشته شد؛ بقیه را آنجا مدل کنید که ربات به کار می‌رود</translation>
    </message>
    <message>
        <source>add damping where the robot is used</source>
        <comment>robotExport.force</comment>
        <translation>میرایی را آنجا بیفزایید که ربات به کار می‌رود</translation>
    </message>
    <message>
        <source>set friction and softness of contacts where the robot is used</source>
        <comment>robotExport.contact</comment>
        <translation>اصطکاک و نرمی تماس‌ها را آنجا تنظیم کنید که ربات به کار می‌رود</translation>
    </message>
    <message>
        <source>it cannot be written: %1</source>
        <comment>robotExport.notWritten</comment>
        <translation>نمی‌توان آن را نوشت: %1</translation>
    </message>
    <message>
        <source>choose a folder that can be written to</source>
        <comment>robotExport.writable</comment>
        <translation>پوشه‌ای را برگزینید که بتوان در آن نوشت</translation>
    </message>
    <message>
        <source>the file is a pipe</source>
        <comment>robotExport.pipe</comment>
        <translation>پرونده یک لوله است</translation>
    </message>
    <message>
        <source>the file is the scene itself, which would be lost</source>
        <comment>robotExport.sameFile</comment>
        <translation>پرونده خودِ صحنه است که از دست می‌رفت</translation>
    </message>
    <message>
        <source>choose another file</source>
        <comment>robotExport.otherName</comment>
        <translation>پروندهٔ دیگری برگزینید</translation>
    </message>
    <message>
        <source>no body can have this inertia: the largest moment of %1 exceeds the sum of the others by %2 %</source>
        <comment>lint.inertiaTriangle</comment>
        <translation>هیچ جسمی نمی‌تواند این لختی را داشته باشد: بزرگ‌ترین گشتاور لختی %1 به اندازهٔ %2 % از مجموع بقیه بیشتر است</translation>
    </message>
    <message>
        <source>compute it from the shapes, or lower the largest moment</source>
        <comment>lint.inertiaTriangleHint</comment>
        <translation>آن را از شکل‌ها محاسبه کنید یا بزرگ‌ترین گشتاور لختی را کم کنید</translation>
    </message>
    <message>
        <source>mass and inertia of %1 must be positive: the least moment is %2 kg·m², the mass %3 kg; the body has another mass instead</source>
        <comment>lint.inertiaSign</comment>
        <translation>جرم و لختی %1 باید مثبت باشند: کوچک‌ترین گشتاور لختی %2 kg·m² و جرم %3 kg است؛ جسم به جای آن جرم دیگری دارد</translation>
    </message>
    <message>
        <source>compute both from the shapes, or write those of a solid</source>
        <comment>lint.inertiaSignHint</comment>
        <translation>هر دو را از شکل‌ها محاسبه کنید یا مقدارهای یک جسم صلب را بنویسید</translation>
    </message>
    <message>
        <source>joined bodies differ too much in mass: %1 has %3 kg, %2 is %4 times heavier (at most %5 times)</source>
        <comment>lint.massRatio</comment>
        <translation>جرم جسم‌های به‌هم‌پیوسته بیش از حد متفاوت است: %1 دارای %3 kg است و %2 به اندازهٔ %4 برابر سنگین‌تر است (حداکثر %5 برابر)</translation>
    </message>
    <message>
        <source>make the light one heavier, or a part of the other one</source>
        <comment>lint.massRatioHint</comment>
        <translation>جسم سبک را سنگین‌تر کنید یا آن را بخشی از دیگری کنید</translation>
    </message>
    <message>
        <source>%1 and %2 overlap by %3 mm at the start, though no joint connects them</source>
        <comment>lint.overlap</comment>
        <translation>%1 و %2 در آغاز %3 mm هم‌پوشانی دارند، با آنکه مفصلی آن‌ها را به هم وصل نمی‌کند</translation>
    </message>
    <message>
        <source>move them apart, or make one of them smaller</source>
        <comment>lint.overlapHint</comment>
        <translation>آن‌ها را از هم دور کنید یا یکی از آن‌ها را کوچک‌تر کنید</translation>
    </message>
    <message>
        <source>%1 is %3 mm inside of %2 at the start, and will be thrown out</source>
        <comment>lint.buried</comment>
        <translation>%1 در آغاز %3 mm درون %2 است و بیرون پرتاب خواهد شد</translation>
    </message>
    <message>
        <source>move it out, by a higher place at the start</source>
        <comment>lint.buriedHint</comment>
        <translation>با جای بالاتری در آغاز، آن را بیرون ببرید</translation>
    </message>
    <message>
        <source>%1 and %2 of the robot touch each other at the start, %3 mm deep, and will push each other</source>
        <comment>lint.selfContact</comment>
        <translation>%1 و %2 از ربات در آغاز با عمق %3 mm یکدیگر را لمس می‌کنند و یکدیگر را هل خواهند داد</translation>
    </message>
    <message>
        <source>move them apart, or switch the inner collision of their space off</source>
        <comment>lint.selfContactHint</comment>
        <translation>آن‌ها را از هم دور کنید یا برخورد درونی فضای آن‌ها را خاموش کنید</translation>
    </message>
    <message>
        <source>the motor of %1 has no limit (%2); a strong enough one tears the robot apart</source>
        <comment>lint.motorForce</comment>
        <translation>موتور %1 حد ندارد (%2)؛ موتوری بسیار قوی ربات را از هم می‌پاشد</translation>
    </message>
    <message>
        <source>set the torque or force that the real motor has, by setMaxMotorForce</source>
        <comment>lint.motorForceHint</comment>
        <translation>گشتاور یا نیروی موتور واقعی را با setMaxMotorForce تنظیم کنید</translation>
    </message>
    <message>
        <source>the range of %1, %2 to %3, excludes where it starts, %4</source>
        <comment>lint.range</comment>
        <translation>محدودهٔ %1، از %2 تا %3، نقطهٔ آغاز آن، %4، را در بر نمی‌گیرد</translation>
    </message>
    <message>
        <source>widen the range, or begin in a posture inside of it</source>
        <comment>lint.rangeHint</comment>
        <translation>محدوده را گسترش دهید یا از ژستی درون آن آغاز کنید</translation>
    </message>
    <message>
        <source>the low stop of %1, %2, is above its high stop, %3: it has no stops</source>
        <comment>lint.noRange</comment>
        <translation>حد پایین %1، %2، بالاتر از حد بالای آن، %3، است: حد حرکت ندارد</translation>
    </message>
    <message>
        <source>exchange both numbers</source>
        <comment>lint.noRangeHint</comment>
        <translation>دو عدد را با هم عوض کنید</translation>
    </message>
    <message>
        <source>the mesh of the moving collider %1 is not closed: %2 open edges</source>
        <comment>lint.openMesh</comment>
        <translation>مش برخوردگر متحرک %1 بسته نیست: %2 یال باز</translation>
    </message>
    <message>
        <source>close it in a modelling program, or take boxes, spheres and capsules</source>
        <comment>lint.openMeshHint</comment>
        <translation>آن را در برنامهٔ مدل‌سازی ببندید یا از جعبه، کره و کپسول استفاده کنید</translation>
    </message>
    <message>
        <source>a %1 of the joint %2 has no name, so agents cannot use it</source>
        <comment>lint.noName</comment>
        <translation>یک %1 از مفصل %2 نام ندارد، پس عامل‌ها نمی‌توانند از آن استفاده کنند</translation>
    </message>
    <message>
        <source>give it a name by setName</source>
        <comment>lint.noNameHint</comment>
        <translation>با setName به آن نام بدهید</translation>
    </message>
    <message>
        <source>Compute mass and inertia from the shapes: %1 kg</source>
        <comment>lint.fixFromShape</comment>
        <translation>محاسبهٔ جرم و لختی از شکل‌ها: %1 kg</translation>
    </message>
    <message>
        <source>Compute the inertia from the shapes, keep %1 kg</source>
        <comment>lint.fixInertiaFromShape</comment>
        <translation>محاسبهٔ لختی از شکل‌ها، با حفظ %1 kg</translation>
    </message>
    <message>
        <source>Lower the largest moment to %1 kg·m²</source>
        <comment>lint.fixLowest</comment>
        <translation>کاهش بزرگ‌ترین گشتاور لختی به %1 kg·m²</translation>
    </message>
    <message>
        <source>Make %1 heavier: %2 kg</source>
        <comment>lint.fixMass</comment>
        <translation>سنگین‌تر کردن %1: %2 kg</translation>
    </message>
    <message>
        <source>Switch the inner collision of the space off</source>
        <comment>lint.fixInner</comment>
        <translation>خاموش کردن برخورد درونی فضا</translation>
    </message>
    <message>
        <source>Limit the motor to %1 %2</source>
        <comment>lint.fixMotor</comment>
        <translation>محدود کردن موتور به %1 %2</translation>
    </message>
    <message>
        <source>Widen the range to %1</source>
        <comment>lint.fixRange</comment>
        <translation>گسترش محدوده به %1</translation>
    </message>
    <message>
        <source>Exchange the stops</source>
        <comment>lint.fixExchange</comment>
        <translation>جابه‌جا کردن حدهای حرکت</translation>
    </message>
    <message>
        <source>Name it %1</source>
        <comment>lint.fixName</comment>
        <translation>نام‌گذاری به %1</translation>
    </message>
    <message>
        <source>it is a pointer of Git LFS, not the mesh; fetch it with: git lfs pull</source>
        <comment>mesh.lfsPointer</comment>
        <translation>این اشاره‌گر Git LFS است، نه مش؛ آن را چنین دریافت کنید: git lfs pull</translation>
    </message>
    <message>
        <source>it has no meshes; its other contents, such as lights and cameras, are not used</source>
        <comment>mesh.noMeshes</comment>
        <translation>مشی ندارد؛ محتوای دیگر آن، مانند نورها و دوربین‌ها، به کار نمی‌رود</translation>
    </message>
    <message>
        <source>there is no HingeJoint or SliderJoint at &apos;%1&apos; to follow; paths start at this joint, and the other one is listed first</source>
        <comment>joint.noLeader</comment>
        <translation>در «%1» مفصل HingeJoint یا SliderJoint نیست که از آن پیروی شود؛ مسیرها از این مفصل آغاز می‌شوند و مفصل دیگر باید پیش‌تر بیاید</translation>
    </message>
    <message>
        <source>it cannot follow &apos;%1&apos;, which follows it, or is of another world: let one of them follow none</source>
        <comment>joint.ring</comment>
        <translation>نمی‌تواند از «%1» پیروی کند که از این پیروی می‌کند یا از جهان دیگری است: بگذارید یکی از آن‌ها از هیچ‌کدام پیروی نکند</translation>
    </message>
    <message>
        <source>its angle is %1°, beyond its stop at %2°</source>
        <comment>joint.turnedBeyond</comment>
        <translation>زاویهٔ آن %1° است، فراتر از حد حرکت آن در %2°</translation>
    </message>
    <message>
        <source>it is at %1 m, beyond its stop at %2 m</source>
        <comment>joint.slidBeyond</comment>
        <translation>در %1 m است، فراتر از حد حرکت آن در %2 m</translation>
    </message>
    <message>
        <source>call (setSteadyMotor 0 true) or reduce its setMaxMotorForce, make its parts heavier, or shorten the step</source>
        <comment>joint.tooStrong</comment>
        <translation>(setSteadyMotor 0 true) را فرا بخوانید یا setMaxMotorForce آن را کم کنید، بخش‌هایش را سنگین‌تر کنید یا گام را کوتاه‌تر کنید</translation>
    </message>
    <message>
        <source>below a SliderJoint</source>
        <comment>place.slider</comment>
        <translation>زیر یک SliderJoint</translation>
    </message>
    <message>
        <source>%1 has no volume that can be computed, and is left out</source>
        <comment>mass.noVolume</comment>
        <translation>%1 حجم محاسبه‌پذیری ندارد و کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>the mesh of %1 is not closed (%2 open edges), so it has no volume, and is left out</source>
        <comment>mass.openMesh</comment>
        <translation>مش %1 بسته نیست (%2 یال باز)، پس حجم ندارد و کنار گذاشته می‌شود</translation>
    </message>
    <message>
        <source>colliders of the body overlap (pairs: %1); what they share is counted twice</source>
        <comment>mass.overlap</comment>
        <translation>برخوردگرهای جسم هم‌پوشانی دارند (جفت‌ها: %1)؛ بخش مشترک دو بار شمرده می‌شود</translation>
    </message>
    <message>
        <source>the shapes have their centre of mass %1 mm from the body&apos;s origin, where the engine assumes it; move the Transform there, and its children back</source>
        <comment>mass.offCentre</comment>
        <translation>مرکز جرم شکل‌ها %1 mm با مبدأ جسم فاصله دارد که موتور فیزیک آن را مرکز جرم می‌گیرد؛ گره Transform را به آنجا ببرید و فرزندانش را به جای پیشین بازگردانید</translation>
    </message>
    <message>
        <source>the mass of %1 is made of parameters or expressions; write numbers in their place first</source>
        <comment>mass.parameters</comment>
        <translation>جرم %1 از پارامترها یا عبارت‌ها ساخته شده است؛ نخست به جای آن‌ها عدد بنویسید</translation>
    </message>
    <message>
        <source>the form of %1 is not in this text</source>
        <comment>mass.noForm</comment>
        <translation>ساختار %1 در این متن نیست</translation>
    </message>
    <message>
        <source>the form of %1 makes several bodies, which would get different masses</source>
        <comment>mass.shared</comment>
        <translation>ساختار %1 چند جسم می‌سازد که جرم‌های متفاوتی خواهند گرفت</translation>
    </message>
    <message>
        <source>the shape was left out; write its size</source>
        <comment>urdf.shapeLeftOut</comment>
        <translation>شکل کنار گذاشته شد؛ اندازهٔ آن را بنویسید</translation>
    </message>
    <message>
        <source>the scale has a factor of 0</source>
        <comment>urdf.zeroScale</comment>
        <translation>مقیاس ضریب 0 دارد</translation>
    </message>
    <message>
        <source>quat_xyzw is zero, which is no rotation</source>
        <comment>urdf.quaternion</comment>
        <translation>مقدار quat_xyzw صفر است که چرخش نیست</translation>
    </message>
    <message>
        <source>it was not turned; write 0 0 0 1 if that is meant</source>
        <comment>urdf.notTurned</comment>
        <translation>چرخانده نشد؛ اگر منظور همین است 0 0 0 1 بنویسید</translation>
    </message>
    <message>
        <source>it is called robot; write a name</source>
        <comment>urdf.fileName</comment>
        <translation>نام آن robot گذاشته شد؛ نامی بنویسید</translation>
    </message>
    <message>
        <source>%1 is negative</source>
        <comment>urdf.negative</comment>
        <translation>%1 منفی است</translation>
    </message>
    <message>
        <source>0 was taken; write a value from 0 on</source>
        <comment>urdf.zeroInstead</comment>
        <translation>مقدار 0 به کار رفت؛ مقداری از 0 به بالا بنویسید</translation>
    </message>
    <message>
        <source>the joint %1 has no range: by the format it goes from 0 to 0</source>
        <comment>urdf.noRange</comment>
        <translation>مفصل %1 محدوده ندارد: طبق قالب از 0 تا 0 می‌رود</translation>
    </message>
    <message>
        <source>it is held; write its lower and upper end</source>
        <comment>urdf.addRange</comment>
        <translation>ثابت نگه داشته می‌شود؛ حد پایین و بالای آن را بنویسید</translation>
    </message>
    <message>
        <source>the joint %1 follows %2, which is no other joint of the robot</source>
        <comment>urdf.noMimic</comment>
        <translation>مفصل %1 از %2 پیروی می‌کند که مفصل دیگری از ربات نیست</translation>
    </message>
    <message>
        <source>the joint %1 follows itself by way of others</source>
        <comment>urdf.mimicRing</comment>
        <translation>مفصل %1 به واسطهٔ مفصل‌های دیگر از خودش پیروی می‌کند</translation>
    </message>
    <message>
        <source>it moves on its own; name another joint in &lt;mimic&gt;</source>
        <comment>urdf.ownWay</comment>
        <translation>مستقل حرکت می‌کند؛ در &lt;mimic&gt; مفصل دیگری را نام ببرید</translation>
    </message>
    <message>
        <source>the inertia of the link %1 is not possible: one moment is %2 times the sum of the others</source>
        <comment>urdf.triangleRule</comment>
        <translation>لختی لینک %1 ناممکن است: یکی از گشتاورهای لختی %2 برابر مجموع بقیه است</translation>
    </message>
    <message>
        <source>that of a box around its shapes with the same mass was taken; write that of the link</source>
        <comment>urdf.inertiaInstead</comment>
        <translation>لختی جعبه‌ای پیرامون شکل‌هایش با همان جرم در نظر گرفته شد؛ لختی لینک را بنویسید</translation>
    </message>
    <message>
        <source>the mesh %1 of %2 has %3 triangles, too many to collide with; its convex hull was taken</source>
        <comment>urdf.meshHull</comment>
        <translation>مش %1 از %2 دارای %3 مثلث است که برای برخورد زیاد است؛ پوستهٔ محدب آن به کار رفت</translation>
    </message>
    <message>
        <source>the effort of the joint %1, %2, is more than a cycle bears; %3 was taken</source>
        <comment>urdf.effort</comment>
        <translation>مقدار effort مفصل %1، یعنی %2، بیش از تحمل یک چرخه است؛ %3 به کار رفت</translation>
    </message>
    <message>
        <source>write what the motor can do</source>
        <comment>urdf.lowerEffort</comment>
        <translation>توان واقعی موتور را بنویسید</translation>
    </message>
    <message>
        <source>%1 links became %2 bodies with %3 joints, %4 kg in all</source>
        <comment>urdf.kept</comment>
        <translation>%1 لینک به %2 جسم با %3 مفصل تبدیل شد، در مجموع %4 kg</translation>
    </message>
    <message>
        <source>%1 shapes collide, %2 are seen</source>
        <comment>urdf.keptShapes</comment>
        <translation>%1 شکل برخورد می‌کنند، %2 شکل دیده می‌شوند</translation>
    </message>
    <message>
        <source>the conversion was stopped</source>
        <comment>urdf.stopped</comment>
        <translation>تبدیل متوقف شد</translation>
    </message>
    <message>
        <source>nothing was written; start it again</source>
        <comment>urdf.nothingWritten</comment>
        <translation>چیزی نوشته نشد؛ دوباره آغاز کنید</translation>
    </message>
    <message>
        <source>the file %1 cannot be read: %2</source>
        <comment>xacro.unreadable</comment>
        <translation>فایل %1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <comment>xacro.special</comment>
        <translation>فایل معمولی نیست</translation>
    </message>
    <message>
        <source>check its name and its permissions; a name without folder stands beside the file that names it</source>
        <comment>xacro.checkName</comment>
        <translation>نام و مجوزهای آن را بررسی کنید؛ نام بدون پوشه کنار فایلی است که از آن نام می‌برد</translation>
    </message>
    <message>
        <source>the file %1 is larger than %2 MiB</source>
        <comment>xacro.tooLarge</comment>
        <translation>فایل %1 بزرگ‌تر از %2 MiB است</translation>
    </message>
    <message>
        <source>what a robot consists of is text; meshes are named by it and not included</source>
        <comment>xacro.noSource</comment>
        <translation>ربات از متن تشکیل می‌شود؛ مش‌ها در آن نام برده می‌شوند و گنجانده نمی‌شوند</translation>
    </message>
    <message>
        <source>all files together are larger than %1 MiB</source>
        <comment>xacro.readTooMuch</comment>
        <translation>همهٔ فایل‌ها روی هم بزرگ‌تر از %1 MiB هستند</translation>
    </message>
    <message>
        <source>Xacro is XML; look at the element before this place: is it closed, are its values in quotes?</source>
        <comment>xacro.notXml</comment>
        <translation>فایل Xacro از نوع XML است؛ عنصر پیش از این جا را ببینید: آیا بسته شده است و مقدارهایش درون گیومه‌اند؟</translation>
    </message>
    <message>
        <source>the file %1 includes itself again and again</source>
        <comment>xacro.circle</comment>
        <translation>فایل %1 پی‌درپی خودش را می‌گنجاند</translation>
    </message>
    <message>
        <source>take the &lt;xacro:include&gt; out of one of the files, or put it into an &lt;xacro:if&gt; that ends</source>
        <comment>xacro.includeOnce</comment>
        <translation>عنصر &lt;xacro:include&gt; را از یکی از فایل‌ها بردارید یا آن را درون یک &lt;xacro:if&gt; پایان‌پذیر بگذارید</translation>
    </message>
    <message>
        <source>no file matches %1</source>
        <comment>xacro.noMatch</comment>
        <translation>هیچ فایلی با %1 مطابقت ندارد</translation>
    </message>
    <message>
        <source>wildcards may stand in the name of the file, not in that of its folder</source>
        <comment>xacro.wildcard</comment>
        <translation>نویسه‌های عام می‌توانند در نام فایل باشند، نه در نام پوشهٔ آن</translation>
    </message>
    <message>
        <source>the package %1 was not found</source>
        <comment>xacro.noPackage</comment>
        <translation>بستهٔ %1 یافت نشد</translation>
    </message>
    <message>
        <source>name its folder, or one that holds it; in the command line with --package DIR, or in ROS_PACKAGE_PATH</source>
        <comment>xacro.givePackage</comment>
        <translation>پوشهٔ آن یا پوشه‌ای که آن را در بر دارد نام ببرید؛ در خط فرمان با --package DIR یا در ROS_PACKAGE_PATH</translation>
    </message>
    <message>
        <source>%1 is no name of a package</source>
        <comment>xacro.badPackage</comment>
        <translation>%1 نام بسته نیست</translation>
    </message>
    <message>
        <source>write package://NAME/meshes/part.stl</source>
        <comment>xacro.packageAs</comment>
        <translation>بنویسید package://NAME/meshes/part.stl</translation>
    </message>
    <message>
        <source>%1 leads out of its package</source>
        <comment>xacro.leavesPackage</comment>
        <translation>%1 از بستهٔ خود بیرون می‌رود</translation>
    </message>
    <message>
        <source>name the other package instead: package://OTHER/…</source>
        <comment>xacro.stayInside</comment>
        <translation>به جای آن بستهٔ دیگر را نام ببرید: package://OTHER/…</translation>
    </message>
    <message>
        <source>the package %1 (%2) has no file %3</source>
        <comment>xacro.noSuchFile</comment>
        <translation>بستهٔ %1 (%2) فایل %3 ندارد</translation>
    </message>
    <message>
        <source>is this the right version of the package? Capitals count</source>
        <comment>xacro.whichPackage</comment>
        <translation>آیا این نسخهٔ درست بسته است؟ بزرگی و کوچکی حروف مهم است</translation>
    </message>
    <message>
        <source>%1 needs the attribute %2</source>
        <comment>xacro.needsAttribute</comment>
        <translation>%1 به ویژگی %2 نیاز دارد</translation>
    </message>
    <message>
        <source>%1 has no attribute %2</source>
        <comment>xacro.unknownAttribute</comment>
        <translation>%1 ویژگی %2 ندارد</translation>
    </message>
    <message>
        <source>it is ignored; attributes are %1</source>
        <comment>xacro.ignored</comment>
        <translation>نادیده گرفته می‌شود؛ ویژگی‌ها: %1</translation>
    </message>
    <message>
        <source>the name is empty or no name of XML</source>
        <comment>xacro.emptyName</comment>
        <translation>نام خالی است یا نام XML نیست</translation>
    </message>
    <message>
        <source>write a name, or look at what its expression gives</source>
        <comment>xacro.writeName</comment>
        <translation>نامی بنویسید یا ببینید عبارت آن چه می‌دهد</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a property</source>
        <comment>xacro.propertyName</comment>
        <translation>%1 نمی‌تواند نام خصوصیت باشد</translation>
    </message>
    <message>
        <source>use letters, digits and _, no digit first, and no word that Python keeps for itself</source>
        <comment>xacro.identifier</comment>
        <translation>از حروف، رقم‌ها و _ استفاده کنید، بدون رقم در آغاز، و نه واژه‌ای که Python برای خود نگه داشته است</translation>
    </message>
    <message>
        <source>the property %1 has more than one of value, default and remove</source>
        <comment>xacro.exclusive</comment>
        <translation>خصوصیت %1 بیش از یکی از value، default و remove دارد</translation>
    </message>
    <message>
        <source>leave one of them</source>
        <comment>xacro.oneOf</comment>
        <translation>تنها یکی از آن‌ها را بگذارید</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a macro</source>
        <comment>xacro.macroName</comment>
        <translation>%1 نمی‌تواند نام ماکرو باشد</translation>
    </message>
    <message>
        <source>&apos;call&apos;, and names with a dot, have a meaning of their own</source>
        <comment>xacro.macroNames</comment>
        <translation>نام &apos;call&apos; و نام‌های دارای نقطه معنای ویژهٔ خود را دارند</translation>
    </message>
    <message>
        <source>there is no macro %1</source>
        <comment>xacro.noMacro</comment>
        <translation>ماکروی %1 وجود ندارد</translation>
    </message>
    <message>
        <source>define it before its first use with &lt;xacro:macro name=&quot;…&quot;&gt;, or include its file</source>
        <comment>xacro.defineMacro</comment>
        <translation>آن را پیش از نخستین کاربرد با &lt;xacro:macro name=&quot;…&quot;&gt; تعریف کنید یا فایلش را بگنجانید</translation>
    </message>
    <message>
        <source>the macro %1 needs the parameter %2</source>
        <comment>xacro.parameterMissing</comment>
        <translation>ماکروی %1 به پارامتر %2 نیاز دارد</translation>
    </message>
    <message>
        <source>give it as an attribute, or give it a default: params=&quot;NAME:=DEFAULT&quot;</source>
        <comment>xacro.addParameter</comment>
        <translation>آن را به‌صورت ویژگی بدهید یا پیش‌فرضی برایش بگذارید: params=&quot;NAME:=DEFAULT&quot;</translation>
    </message>
    <message>
        <source>the macro %1 has no parameter %2</source>
        <comment>xacro.noParameter</comment>
        <translation>ماکروی %1 پارامتر %2 ندارد</translation>
    </message>
    <message>
        <source>parameters are %1</source>
        <comment>xacro.parameters</comment>
        <translation>پارامترها: %1</translation>
    </message>
    <message>
        <source>the macro %1 needs an element for its parameter %2</source>
        <comment>xacro.blockMissing</comment>
        <translation>ماکروی %1 برای پارامتر %2 خود به یک عنصر نیاز دارد</translation>
    </message>
    <message>
        <source>put the element between the start and the end of the call</source>
        <comment>xacro.addBlock</comment>
        <translation>عنصر را میان آغاز و پایان فراخوانی بگذارید</translation>
    </message>
    <message>
        <source>the macro %1 has no parameter for the element &lt;%2&gt;</source>
        <comment>xacro.blockUnused</comment>
        <translation>ماکروی %1 پارامتری برای عنصر &lt;%2&gt; ندارد</translation>
    </message>
    <message>
        <source>add *NAME to its params, or take the element out</source>
        <comment>xacro.blockParameter</comment>
        <translation>*NAME را به params آن بیفزایید یا عنصر را بردارید</translation>
    </message>
    <message>
        <source>there is no block %1</source>
        <comment>xacro.noBlock</comment>
        <translation>بلوک %1 وجود ندارد</translation>
    </message>
    <message>
        <source>a block is a parameter *NAME of the macro, or a property with elements inside</source>
        <comment>xacro.blockNames</comment>
        <translation>بلوک یک پارامتر *NAME از ماکرو یا خصوصیتی با عنصرهایی در درون است</translation>
    </message>
    <message>
        <source>there is no property %1 outside of the macro to be passed on by ^</source>
        <comment>xacro.noForward</comment>
        <translation>بیرون از ماکرو خصوصیت %1 وجود ندارد که با ^ منتقل شود</translation>
    </message>
    <message>
        <source>define it before the call, or write params=&quot;%1:=^|DEFAULT&quot;</source>
        <comment>xacro.forwardDefault</comment>
        <translation>آن را پیش از فراخوانی تعریف کنید یا بنویسید params=&quot;%1:=^|DEFAULT&quot;</translation>
    </message>
    <message>
        <source>%1 gives %2, which is neither true nor false</source>
        <comment>xacro.notBoolean</comment>
        <translation>%1 مقدار %2 می‌دهد که نه درست است و نه نادرست</translation>
    </message>
    <message>
        <source>conditions are true, false, whole numbers, or an expression: ${a == &apos;b&apos;}</source>
        <comment>xacro.booleans</comment>
        <translation>شرط‌ها true، false، عددهای صحیح یا یک عبارت‌اند: ${a == &apos;b&apos;}</translation>
    </message>
    <message>
        <source>the parameters %1 cannot be read</source>
        <comment>xacro.parametersText</comment>
        <translation>پارامترهای %1 را نمی‌توان خواند</translation>
    </message>
    <message>
        <source>write params=&quot;a b:=1 c:=&apos;two words&apos; *block&quot;</source>
        <comment>xacro.parametersAs</comment>
        <translation>بنویسید params=&quot;a b:=1 c:=&apos;two words&apos; *block&quot;</translation>
    </message>
    <message>
        <source>the property %1 hides what has this name already</source>
        <comment>xacro.overwrites</comment>
        <translation>خصوصیت %1 آنچه را از پیش این نام را دارد پنهان می‌کند</translation>
    </message>
    <message>
        <source>take another name, since expressions that need the function or constant would not find it</source>
        <comment>xacro.otherName</comment>
        <translation>نام دیگری برگزینید، زیرا عبارت‌هایی که به آن تابع یا ثابت نیاز دارند آن را نمی‌یابند</translation>
    </message>
    <message>
        <source>%1 stands outside of an element that could take it</source>
        <comment>xacro.onlyRoot</comment>
        <translation>%1 بیرون از عنصری است که بتواند آن را بپذیرد</translation>
    </message>
    <message>
        <source>move it into an element of the result</source>
        <comment>xacro.moveInside</comment>
        <translation>آن را درون یکی از عنصرهای نتیجه ببرید</translation>
    </message>
    <message>
        <source>%1 is not closed</source>
        <comment>xacro.notClosed</comment>
        <translation>%1 بسته نشده است</translation>
    </message>
    <message>
        <source>add the closing bracket; a plain %1 is written with two dollar signs</source>
        <comment>xacro.close</comment>
        <translation>پرانتز پایانی را بیفزایید؛ %1 ساده با دو نشانهٔ دلار نوشته می‌شود</translation>
    </message>
    <message>
        <source>the argument %1 has no value</source>
        <comment>xacro.noArgument</comment>
        <translation>آرگومان %1 مقدار ندارد</translation>
    </message>
    <message>
        <source>give it a value (in the command line NAME:=VALUE), or &lt;xacro:arg name=&quot;…&quot; default=&quot;…&quot;/&gt; before its first use</source>
        <comment>xacro.giveArgument</comment>
        <translation>به آن مقدار بدهید (در خط فرمان NAME:=VALUE) یا پیش از نخستین کاربرد &lt;xacro:arg name=&quot;…&quot; default=&quot;…&quot;/&gt; بنویسید</translation>
    </message>
    <message>
        <source>the environment has no variable %1</source>
        <comment>xacro.noVariable</comment>
        <translation>محیط متغیر %1 ندارد</translation>
    </message>
    <message>
        <source>set it, or write $(optenv NAME DEFAULT)</source>
        <comment>xacro.setVariable</comment>
        <translation>آن را تنظیم کنید یا بنویسید $(optenv NAME DEFAULT)</translation>
    </message>
    <message>
        <source>$(%1 …) is not known</source>
        <comment>xacro.noSubstitution</comment>
        <translation>عبارت $(%1 …) شناخته‌شده نیست</translation>
    </message>
    <message>
        <source>known are $(arg …), $(find …), $(env …), $(optenv …), $(cwd), $(dirname) and $(eval …)</source>
        <comment>xacro.substitutions</comment>
        <translation>شناخته‌شده‌ها: $(arg …)، $(find …)، $(env …)، $(optenv …)، $(cwd)، $(dirname) و $(eval …)</translation>
    </message>
    <message>
        <source>$(%1) needs one name</source>
        <comment>xacro.substitutionAs</comment>
        <translation>عبارت $(%1) به یک نام نیاز دارد</translation>
    </message>
    <message>
        <source>%1, in the expression %2</source>
        <comment>xacro.in</comment>
        <translation>%1، در عبارت %2</translation>
    </message>
    <message>
        <source>%1 was not expected here</source>
        <comment>xacro.syntax</comment>
        <translation>اینجا انتظار %1 نمی‌رفت</translation>
    </message>
    <message>
        <source>the expression ends too early</source>
        <comment>xacro.end</comment>
        <translation>عبارت زود به پایان می‌رسد</translation>
    </message>
    <message>
        <source>expressions have numbers, texts, lists, names, operators and calls of known functions</source>
        <comment>xacro.expression</comment>
        <translation>عبارت‌ها عدد، متن، فهرست، نام، عملگر و فراخوانی تابع‌های شناخته‌شده دارند</translation>
    </message>
    <message>
        <source>%1 is Python that is not evaluated here</source>
        <comment>xacro.python</comment>
        <translation>%1 از Python است که اینجا ارزیابی نمی‌شود</translation>
    </message>
    <message>
        <source>write the value itself, or expand the file with the program xacro: xacro FILE &gt; ROBOT.urdf</source>
        <comment>xacro.noPython</comment>
        <translation>خود مقدار را بنویسید یا فایل را با برنامهٔ xacro باز کنید: xacro FILE &gt; ROBOT.urdf</translation>
    </message>
    <message>
        <source>the name %1 begins with __ and is never evaluated</source>
        <comment>xacro.hidden</comment>
        <translation>نام %1 با __ آغاز می‌شود و هرگز ارزیابی نمی‌شود</translation>
    </message>
    <message>
        <source>the name %1 is not defined</source>
        <comment>xacro.noName</comment>
        <translation>نام %1 تعریف نشده است</translation>
    </message>
    <message>
        <source>define it before with &lt;xacro:property name=&quot;…&quot; value=&quot;…&quot;/&gt;; texts stand in quotes</source>
        <comment>xacro.defineName</comment>
        <translation>آن را پیش‌تر با &lt;xacro:property name=&quot;…&quot; value=&quot;…&quot;/&gt; تعریف کنید؛ متن‌ها درون گیومه می‌آیند</translation>
    </message>
    <message>
        <source>the property %1 needs itself for its value</source>
        <comment>xacro.circular</comment>
        <translation>خصوصیت %1 برای مقدار خود به خودش نیاز دارد</translation>
    </message>
    <message>
        <source>give one of the properties lazy_eval=&quot;false&quot;, or another name</source>
        <comment>xacro.lazy</comment>
        <translation>به یکی از خصوصیت‌ها lazy_eval=&quot;false&quot; یا نام دیگری بدهید</translation>
    </message>
    <message>
        <source>%1 has no member %2</source>
        <comment>xacro.noMember</comment>
        <translation>%1 عضو %2 ندارد</translation>
    </message>
    <message>
        <source>%1 does not work for %2 and %3</source>
        <comment>xacro.operator</comment>
        <translation>%1 برای %2 و %3 کار نمی‌کند</translation>
    </message>
    <message>
        <source>%1 does not work for %2</source>
        <comment>xacro.operatorOne</comment>
        <translation>%1 برای %2 کار نمی‌کند</translation>
    </message>
    <message>
        <source>convert them first, with float(…), int(…) or str(…)</source>
        <comment>xacro.convert</comment>
        <translation>نخست آن‌ها را تبدیل کنید، با float(…)، int(…) یا str(…)</translation>
    </message>
    <message>
        <source>texts are not repeated by *</source>
        <comment>xacro.repetition</comment>
        <translation>متن‌ها با * تکرار نمی‌شوند</translation>
    </message>
    <message>
        <source>write the text out</source>
        <comment>xacro.writeText</comment>
        <translation>متن را کامل بنویسید</translation>
    </message>
    <message>
        <source>there is a division by 0</source>
        <comment>xacro.zero</comment>
        <translation>تقسیم بر 0 رخ داده است</translation>
    </message>
    <message>
        <source>look at the values that the names have here</source>
        <comment>xacro.checkValues</comment>
        <translation>مقدارهایی را که نام‌ها در اینجا دارند بررسی کنید</translation>
    </message>
    <message>
        <source>%1 has no value for %2</source>
        <comment>xacro.domain</comment>
        <translation>%1 برای %2 مقداری ندارد</translation>
    </message>
    <message>
        <source>there is no element %1 in a list of %2</source>
        <comment>xacro.index</comment>
        <translation>عنصر %1 در فهرستی با %2 عنصر وجود ندارد</translation>
    </message>
    <message>
        <source>there is no key %1</source>
        <comment>xacro.key</comment>
        <translation>کلید %1 وجود ندارد</translation>
    </message>
    <message>
        <source>keys are %1</source>
        <comment>xacro.keys</comment>
        <translation>کلیدها: %1</translation>
    </message>
    <message>
        <source>%1 does not take these %2 values</source>
        <comment>xacro.arguments</comment>
        <translation>%1 این %2 مقدار را نمی‌پذیرد</translation>
    </message>
    <message>
        <source>look at the number of values and whether they are numbers or texts</source>
        <comment>xacro.howToCall</comment>
        <translation>شمار مقدارها و عدد یا متن بودن آن‌ها را بررسی کنید</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <comment>xacro.convertTo</comment>
        <translation>%1 از نوع %2 نیست</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <comment>xacro.notList</comment>
        <translation>%1 فهرست نیست</translation>
    </message>
    <message>
        <source>the file stops with the message: %1</source>
        <comment>xacro.stop</comment>
        <translation>فایل با این پیام متوقف می‌شود: %1</translation>
    </message>
    <message>
        <source>other arguments may avoid it</source>
        <comment>xacro.stopHint</comment>
        <translation>شاید آرگومان‌های دیگر از آن جلوگیری کنند</translation>
    </message>
    <message>
        <source>the file says: %1</source>
        <comment>xacro.said</comment>
        <translation>پیام فایل: %1</translation>
    </message>
    <message>
        <source>the YAML cannot be read: %1</source>
        <comment>xacro.yaml</comment>
        <translation>YAML را نمی‌توان خواند: %1</translation>
    </message>
    <message>
        <source>maps, lists, numbers, texts and units are read; anchors, several documents and other tags are not</source>
        <comment>xacro.yamlHint</comment>
        <translation>نگاشت‌ها، فهرست‌ها، عددها، متن‌ها و یکاها خوانده می‌شوند؛ لنگرها، چند سند و برچسب‌های دیگر نه</translation>
    </message>
    <message>
        <source>the indentation does not fit</source>
        <comment>xacro.yamlIndent</comment>
        <translation>تورفتگی جور نیست</translation>
    </message>
    <message>
        <source>there is a tab before the text</source>
        <comment>xacro.yamlTab</comment>
        <translation>پیش از متن یک Tab هست</translation>
    </message>
    <message>
        <source>the tag %1 is not known</source>
        <comment>xacro.yamlTag</comment>
        <translation>برچسب %1 شناخته‌شده نیست</translation>
    </message>
    <message>
        <source>a bracket or a quote is not closed</source>
        <comment>xacro.yamlClose</comment>
        <translation>پرانتز یا گیومه‌ای بسته نشده است</translation>
    </message>
    <message>
        <source>a key and a colon were expected</source>
        <comment>xacro.yamlValue</comment>
        <translation>باید یک کلید و دونقطه باشد</translation>
    </message>
    <message>
        <source>anchors and references (&amp; and *) are not read</source>
        <comment>xacro.yamlAnchor</comment>
        <translation>لنگرها و ارجاع‌ها (&amp; و *) خوانده نمی‌شوند</translation>
    </message>
    <message>
        <source>macros, conditions and blocks are nested more than %1 deep; the last is %2</source>
        <comment>xacro.deepMacros</comment>
        <translation>عمق تودرتویی ماکروها، شرط‌ها و بلوک‌ها بیش از %1 است؛ آخرین %2 است</translation>
    </message>
    <message>
        <source>does a macro call itself for ever? It needs an &lt;xacro:if&gt; that ends it</source>
        <comment>xacro.endless</comment>
        <translation>آیا ماکرویی بی‌پایان خودش را فرا می‌خواند؟ به &lt;xacro:if&gt; نیاز دارد که آن را پایان دهد</translation>
    </message>
    <message>
        <source>elements of the result are nested more than %1 deep</source>
        <comment>xacro.deepElements</comment>
        <translation>عمق تودرتویی عنصرهای نتیجه بیش از %1 است</translation>
    </message>
    <message>
        <source>the expression is nested more than %1 deep</source>
        <comment>xacro.deepExpression</comment>
        <translation>عمق تودرتویی عبارت بیش از %1 است</translation>
    </message>
    <message>
        <source>divide it into several properties</source>
        <comment>xacro.simplify</comment>
        <translation>آن را به چند خصوصیت تقسیم کنید</translation>
    </message>
    <message>
        <source>the result is larger than %1 MiB</source>
        <comment>xacro.largeOutput</comment>
        <translation>نتیجه بزرگ‌تر از %1 MiB است</translation>
    </message>
    <message>
        <source>does a macro call itself more often than it should?</source>
        <comment>xacro.fewer</comment>
        <translation>آیا ماکرویی بیش از حد لازم خودش را فرا می‌خواند؟</translation>
    </message>
    <message>
        <source>the file needs more than %1 steps to be expanded</source>
        <comment>xacro.manySteps</comment>
        <translation>باز کردن فایل به بیش از %1 گام نیاز دارد</translation>
    </message>
    <message>
        <source>a value is larger than it may be: numbers have up to 64 bits, lists and texts 1,000,000 parts</source>
        <comment>xacro.largeValue</comment>
        <translation>مقداری بزرگ‌تر از حد مجاز است: عددها تا 64 بیت و فهرست‌ها و متن‌ها تا 1,000,000 جزء دارند</translation>
    </message>
    <message>
        <source>expanding the file was cancelled</source>
        <comment>xacro.cancelled</comment>
        <translation>باز کردن فایل لغو شد</translation>
    </message>
    <message>
        <source>start it again when it is convenient</source>
        <comment>xacro.again</comment>
        <translation>هر گاه مناسب بود دوباره آغاز کنید</translation>
    </message>
    <message>
        <source>%1 (in the macro %2, called in line %3 of %4)</source>
        <comment>xacro.inMacro</comment>
        <translation>%1 (در ماکروی %2، فراخوانده‌شده در خط %3 از %4)</translation>
    </message>
</context>
<context>
    <name>sparkwright::CursorPlace</name>
    <message>
        <source>x %1  y %2 m</source>
        <translation>x %1  y %2 m</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a place and what is there</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Where the mouse points: x and y in the world, in metres, and what is there</source>
        <translation>جایی که ماوس نشان می‌دهد: x و y در جهان، به متر، و آنچه آنجاست</translation>
    </message>
    <message>
        <source>Place under the mouse</source>
        <translation>مکان زیر ماوس</translation>
    </message>
</context>
<context>
    <name>sparkwright::DecisionBanner</name>
    <message>
        <source>To decide: %1</source>
        <translation>برای تصمیم: %1</translation>
    </message>
    <message>
        <source>%1. If it stands: %2</source>
        <translation>%1. اگر معتبر بماند: %2</translation>
    </message>
    <message>
        <source>The match waits for you.</source>
        <translation>مسابقه منتظر شماست.</translation>
    </message>
    <message numerus="yes">
        <source>It stands in %n second(s) unless you overrule it.</source>
        <translation>
            <numerusform>اگر آن را رد نکنید، %n ثانیهٔ دیگر معتبر می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is overruled in %n second(s) unless you confirm it.</source>
        <translation>
            <numerusform>اگر آن را تأیید نکنید، %n ثانیهٔ دیگر رد می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decision that waits for you</source>
        <translation>تصمیمی که منتظر شماست</translation>
    </message>
    <message numerus="yes">
        <source>Votes of %n console(s): %1 confirm, %2 overrule. </source>
        <translation>
            <numerusform>رأی‌های %n میز: %1 تأیید، %2 رد. </numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::DemoBanner</name>
    <message>
        <source>%1 against %1</source>
        <translation>%1 در برابر %1</translation>
    </message>
    <message numerus="yes">
        <source>this machine has %n core(s)</source>
        <translation>
            <numerusform>این دستگاه %n هسته دارد</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, it may be slower than real time</source>
        <translation>%1: %2، ممکن است کندتر از زمان واقعی باشد</translation>
    </message>
    <message>
        <source>%1: %2, whole teams need %3</source>
        <translation>%1: %2، تیم‌های کامل به %3 نیاز دارند</translation>
    </message>
    <message>
        <source>%1: %2, enough for whole teams</source>
        <translation>%1: %2، برای تیم‌های کامل کافی است</translation>
    </message>
    <message>
        <source>About the demo match</source>
        <translation>دربارهٔ مسابقهٔ نمایشی</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>بازی %1 در برابر %1</translation>
    </message>
    <message>
        <source>Restart the match with %1 players in each team</source>
        <translation>شروع دوبارهٔ مسابقه با %1 بازیکن در هر تیم</translation>
    </message>
    <message>
        <source>Close this row</source>
        <translation>بستن این ردیف</translation>
    </message>
</context>
<context>
    <name>sparkwright::DesignPart</name>
    <message>
        <source>New &amp;robot…</source>
        <translation>ربات جدید…</translation>
    </message>
    <message>
        <source>Make a first robot on wheels or legs</source>
        <translation>ساختن ربات آغازین با چرخ یا پا</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>مفصل‌ها</translation>
    </message>
    <message>
        <source>Masses</source>
        <translation>جرم‌ها</translation>
    </message>
    <message>
        <source>Import &amp;mesh…</source>
        <translation>وارد کردن مش…</translation>
    </message>
    <message>
        <source>Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view</source>
        <translation>گذاشتن فایل مش در صحنه، با تصویرها و یک برخوردگر؛ یا فایل را روی یک نما رها کنید</translation>
    </message>
    <message>
        <source>Export ro&amp;bot…</source>
        <translation>برون‌بری ر&amp;بات…</translation>
    </message>
    <message>
        <source>Write a robot of the scene as URDF, for other programs</source>
        <translation>رباتی از صحنه را به‌صورت URDF برای برنامه‌های دیگر می‌نویسد</translation>
    </message>
    <message>
        <source>Import &amp;robot…</source>
        <translation>وارد کردن &amp;ربات…</translation>
    </message>
    <message>
        <source>Convert a robot in URDF or Xacro to a scene, and open it</source>
        <translation>تبدیل ربات URDF یا Xacro به صحنه و باز کردن آن</translation>
    </message>
</context>
<context>
    <name>sparkwright::DifferenceView</name>
    <message>
        <source>Differences</source>
        <translation>تفاوت‌ها</translation>
    </message>
    <message>
        <source>  There are no differences.</source>
        <translation>  تفاوتی نیست.</translation>
    </message>
    <message>
        <source>  More differences follow.</source>
        <translation>  تفاوت‌های دیگری در پی می‌آیند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DiskMessages</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 را نمی‌توان خواند: %2</translation>
    </message>
    <message>
        <source>this user may not read it. Change its permissions, or ask its owner.</source>
        <translation>این کاربر اجازهٔ خواندن آن را ندارد. مجوزهای آن را تغییر دهید یا از مالکش بخواهید.</translation>
    </message>
    <message>
        <source>it has more than 1 GiB. Split it into files that import each other.</source>
        <translation>بیش از 1 GiB است. آن را به فایل‌هایی تقسیم کنید که یکدیگر را وارد می‌کنند.</translation>
    </message>
    <message>
        <source>it does not exist. Check its name, or make it by saving a scene there.</source>
        <translation>وجود ندارد. نام آن را بررسی کنید یا با ذخیرهٔ صحنه‌ای در آنجا آن را بسازید.</translation>
    </message>
    <message>
        <source>its folder does not exist. Check the path, or mount the drive.</source>
        <translation>پوشهٔ آن وجود ندارد. مسیر را بررسی کنید یا درایو را سوار کنید.</translation>
    </message>
    <message>
        <source>it is a folder. Choose a file in it.</source>
        <translation>پوشه است. فایلی را در آن برگزینید.</translation>
    </message>
    <message>
        <source>it is a device or a pipe. Copy its content to a file, and open that.</source>
        <translation>دستگاه یا pipe است. محتوای آن را در فایلی رونوشت و آن فایل را باز کنید.</translation>
    </message>
    <message>
        <source>it is a link to %1, which does not exist. Mend the link, or restore that file.</source>
        <translation>پیوندی به %1 است که وجود ندارد. پیوند را اصلاح یا آن فایل را بازیابی کنید.</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself. Mend the link.</source>
        <translation>پیوندی است که به خودش بازمی‌گردد. پیوند را اصلاح کنید.</translation>
    </message>
    <message>
        <source>this user may not look into its folder. Change the folder&apos;s permissions.</source>
        <translation>این کاربر اجازهٔ دیدن پوشهٔ آن را ندارد. مجوزهای پوشه را تغییر دهید.</translation>
    </message>
    <message>
        <source>%1 is not saved: %2</source>
        <translation>%1 ذخیره نشد: %2</translation>
    </message>
    <message>
        <source>another program is changing it all the time. End that program, and save again.</source>
        <translation>برنامهٔ دیگری پیوسته آن را تغییر می‌دهد. آن برنامه را ببندید و دوباره ذخیره کنید.</translation>
    </message>
    <message>
        <source>the file is read-only. Save to another file, or permit writing.</source>
        <translation>فایل فقط‌خواندنی است. در فایلی دیگر ذخیره کنید یا اجازهٔ نوشتن بدهید.</translation>
    </message>
    <message>
        <source>the folder is read-only. Save to another folder, or permit writing.</source>
        <translation>پوشه فقط‌خواندنی است. در پوشه‌ای دیگر ذخیره کنید یا اجازهٔ نوشتن بدهید.</translation>
    </message>
    <message>
        <source>the folder no longer exists. Make it again, or save to another folder.</source>
        <translation>پوشه دیگر وجود ندارد. آن را دوباره بسازید یا در پوشه‌ای دیگر ذخیره کنید.</translation>
    </message>
    <message>
        <source>the disk is full. Free some space and save again, or save to another disk.</source>
        <translation>دیسک پر است. فضایی آزاد و دوباره ذخیره کنید، یا روی دیسکی دیگر ذخیره کنید.</translation>
    </message>
    <message>
        <source>it is a folder, a device, or a link that leads back to itself. Save to another file.</source>
        <translation>پوشه، دستگاه یا پیوندی است که به خودش بازمی‌گردد. در فایلی دیگر ذخیره کنید.</translation>
    </message>
    <message>
        <source>%1. Save again, or save to another disk.</source>
        <translation>%1. دوباره ذخیره کنید یا روی دیسکی دیگر ذخیره کنید.</translation>
    </message>
    <message>
        <source>it begins as text in UTF-16, but has characters that are none. Save it again as UTF-8 by the program that has made it.</source>
        <translation>مانند متنی در UTF-16 آغاز می‌شود، اما نویسه‌هایی دارد که نویسه نیستند. آن را با برنامهٔ سازنده‌اش دوباره به‌صورت UTF-8 ذخیره کنید.</translation>
    </message>
    <message>
        <source>it is text in UTF-32. Save it as UTF-8 by the program that has made it.</source>
        <translation>متنی در UTF-32 است. آن را با برنامهٔ سازنده‌اش به‌صورت UTF-8 ذخیره کنید.</translation>
    </message>
    <message>
        <source>it is no text, since it has zero bytes. Open it by the program that it belongs to.</source>
        <translation>متن نیست، زیرا بایت صفر دارد. آن را با برنامه‌ای که به آن تعلق دارد باز کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DocumentCommands</name>
    <message>
        <source>Unsaved edits would be lost in a crash: %1</source>
        <translation>ویرایش‌های ذخیره‌نشده با خرابی برنامه از دست می‌روند: %1</translation>
    </message>
    <message>
        <source>%1 belongs to the program: save it elsewhere</source>
        <translation>%1 از آن برنامه است: در جای دیگری ذخیره کنید</translation>
    </message>
    <message>
        <source>%1 cannot be written: save it elsewhere</source>
        <translation>%1 را نمی‌توان نوشت: در جای دیگری ذخیره کنید</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ذخیره شد</translation>
    </message>
    <message>
        <source>%1 was deleted. Save writes it again.</source>
        <translation>%1 حذف شد. ذخیره، آن را دوباره می‌نویسد.</translation>
    </message>
    <message>
        <source>Another program has changed %1: read again</source>
        <translation>برنامهٔ دیگری %1 را تغییر داده است: دوباره خوانده شد</translation>
    </message>
    <message>
        <source>The file was saved, but the version before is not kept: %1</source>
        <translation>فایل ذخیره شد، ولی نسخهٔ پیشین نگه داشته نشد: %1</translation>
    </message>
    <message>
        <source>%1 has not been saved by this program yet: there are no earlier versions.</source>
        <translation>این برنامه هنوز %1 را ذخیره نکرده است: نسخهٔ پیشینی نیست.</translation>
    </message>
    <message>
        <source>%1 is open in another window of this program, too (process %2). Close it there, or edit in turns: who saves last is asked.</source>
        <translation>%1 در پنجرهٔ دیگری از این برنامه هم باز است (فرایند %2). آن را در آنجا ببندید یا نوبتی ویرایش کنید: از آن که آخر ذخیره کند پرسیده می‌شود.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingRate</name>
    <message>
        <source>Drawing &amp;rate</source>
        <translation>نرخ ترسیم</translation>
    </message>
    <message>
        <source>&amp;Every picture</source>
        <translation>هر تصویر</translation>
    </message>
    <message>
        <source>Draw as often as the run gives a picture, and the screen can show it</source>
        <translation>ترسیم به همان دفعاتی که اجرا تصویر می‌دهد و صفحه می‌تواند نشان دهد</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Draw nothing of the run, which gets all of the processor</source>
        <translation>هیچ چیز از اجرا ترسیم نمی‌شود و همهٔ پردازنده به اجرا می‌رسد</translation>
    </message>
    <message>
        <source>%1 pictures a second</source>
        <translation>%1 تصویر در ثانیه</translation>
    </message>
    <message>
        <source>Draw less often, and leave more of the processor to the run</source>
        <translation>ترسیم کمتر و سهم بیشتر پردازنده برای اجرا</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsPanel</name>
    <message>
        <source>(no name)</source>
        <translation>(بی‌نام)</translation>
    </message>
    <message>
        <source>This is no regular expression: %1, at character %2.</source>
        <extracomment>%1: what is wrong, %2: the number of a character</extracomment>
        <translation>این عبارت باقاعده نیست: %1، در نویسهٔ %2.</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP; scripts and behaviours by the module Draw.</source>
        <translation>چیزی رسم نشده است. عامل‌ها از راه UDP و اسکریپت‌ها و رفتارها با ماژول Draw رسم می‌کنند.</translation>
    </message>
    <message>
        <source>No set has such a name.</source>
        <translation>مجموعه‌ای با چنین نامی نیست.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>پالایه</translation>
    </message>
    <message>
        <source>List only the sets that have this in their names</source>
        <translation>تنها مجموعه‌هایی را فهرست کن که این در نامشان هست</translation>
    </message>
    <message>
        <source>Filter of the drawings</source>
        <translation>پالایهٔ ترسیم‌ها</translation>
    </message>
    <message>
        <source>Re&amp;gex</source>
        <translation>عبارت باقاعده</translation>
    </message>
    <message>
        <source>The filter is a regular expression</source>
        <translation>پالایه یک عبارت باقاعده است</translation>
    </message>
    <message>
        <source>All</source>
        <translation>همه</translation>
    </message>
    <message>
        <source>Show all sets that are listed</source>
        <translation>نمایش همهٔ مجموعه‌های فهرست</translation>
    </message>
    <message>
        <source>Show all that are listed</source>
        <translation>نمایش همهٔ موارد فهرست</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ‌کدام</translation>
    </message>
    <message>
        <source>Hide all sets that are listed</source>
        <translation>پنهان کردن همهٔ مجموعه‌های فهرست</translation>
    </message>
    <message>
        <source>Hide all that are listed</source>
        <translation>پنهان کردن همهٔ موارد فهرست</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>مجموعه</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>شکل‌ها</translation>
    </message>
    <message>
        <source>Sets of drawings</source>
        <translation>مجموعه‌های ترسیم</translation>
    </message>
    <message>
        <source>Nothing is drawn. Agents draw over UDP, port %1; scripts and behaviours by the module Draw.</source>
        <translation>ترسیمی نیست. عامل‌ها از راه UDP، درگاه %1 ترسیم می‌کنند؛ اسکریپت‌ها و رفتارها با ماژول Draw.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrawingsReceiver</name>
    <message>
        <source>Drawings of agents cannot be received on port %1: %2. Close the other program that shows them, or choose another port with --drawing-port.</source>
        <translation>ترسیم‌های عامل‌ها را نمی‌توان روی درگاه %1 دریافت کرد: %2. برنامهٔ دیگری را که آن‌ها را نشان می‌دهد ببندید یا با --drawing-port درگاه دیگری برگزینید.</translation>
    </message>
    <message>
        <source>Drawings of agents cannot be received at `%1`: give an address of this computer with --bind, such as 127.0.0.1, or 0.0.0.0 for all.</source>
        <translation>نقاشی‌های عامل‌ها در %1 دریافت نمی‌شوند: با ‎--bind یک نشانی این رایانه مانند 127.0.0.1 بدهید، یا 0.0.0.0 برای همه.</translation>
    </message>
</context>
<context>
    <name>sparkwright::DriveBanner</name>
    <message>
        <source>You drive %1: T ahead, G back, F left, H right, with Shift faster; Space stops, Esc ends</source>
        <translation>شما %1 را می‌رانید: T جلو، G عقب، F چپ، H راست، با Shift تندتر؛ Space توقف، Esc پایان</translation>
    </message>
    <message>
        <source>You drive %1, which cannot turn: T ahead, G back, with Shift faster; Space stops, Esc ends</source>
        <translation>شما %1 را می‌رانید که نمی‌تواند بپیچد: T جلو، G عقب، با Shift تندتر؛ Space توقف، Esc پایان</translation>
    </message>
    <message>
        <source>End driving</source>
        <translation>پایان راندن</translation>
    </message>
    <message>
        <source>Give the motors back to the robot&apos;s agent</source>
        <translation>پس دادن موتورها به عامل ربات</translation>
    </message>
    <message>
        <source>You drive %1, but the simulation is paused: run it first</source>
        <translation>شما %1 را می‌رانید، اما شبیه‌سازی متوقف است: نخست آن را اجرا کنید</translation>
    </message>
</context>
<context>
    <name>sparkwright::DrivePart</name>
    <message>
        <source>Dri&amp;ve the selected robot</source>
        <translation>راندن ربات انتخاب‌شده</translation>
    </message>
    <message>
        <source>Drive a robot with wheels by the keys T, G, F and H while a view has the keyboard; again to end</source>
        <translation>راندن ربات چرخ‌دار با کلیدهای T، G، F و H تا وقتی صفحه‌کلید در اختیار نماست؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>the robot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>There is no robot to drive: select one with wheels</source>
        <translation>رباتی برای راندن نیست: رباتی چرخ‌دار انتخاب کنید</translation>
    </message>
    <message>
        <source>%1 has no wheels with motors. Legs are moved by an agent, which Simulation › Start a team… starts, or joint by joint in the dock Joints</source>
        <translation>%1 چرخ موتوردار ندارد. پاها را عامل حرکت می‌دهد که با شبیه‌سازی › اجرای تیم… اجرا می‌شود، یا مفصل به مفصل در پنل مفصل‌ها</translation>
    </message>
    <message>
        <source>Driving has ended: the simulation of this window is not shown</source>
        <translation>راندن پایان یافت: شبیه‌سازی این پنجره نشان داده نمی‌شود</translation>
    </message>
    <message>
        <source>Driving has ended</source>
        <translation>راندن پایان یافت</translation>
    </message>
</context>
<context>
    <name>sparkwright::EarlierDialog</name>
    <message>
        <source>Earlier versions of %1</source>
        <translation>نسخه‌های پیشین %1</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>نسخه‌های فایل</translation>
    </message>
    <message>
        <source>Difference between the version and the text</source>
        <translation>تفاوت نسخه با متن</translation>
    </message>
    <message>
        <source>Each save keeps the version before. Red: only in the version, green: only in the text now.</source>
        <translation>هر ذخیره، نسخهٔ پیشین را نگه می‌دارد. سرخ: تنها در آن نسخه، سبز: تنها در متن کنونی.</translation>
    </message>
    <message>
        <source>&amp;Bring it back</source>
        <translation>بازگرداندن</translation>
    </message>
    <message>
        <source>Replace the text by this version, as one step that can be undone</source>
        <translation>جایگزینی متن با این نسخه در یک گام که واگردپذیر است</translation>
    </message>
    <message>
        <source>This version can no longer be read.</source>
        <translation>این نسخه را دیگر نمی‌توان خواند.</translation>
    </message>
    <message>
        <source>Bring back version of %1</source>
        <translation>بازگرداندن نسخهٔ %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditBanner</name>
    <message>
        <source>Editing %1</source>
        <translation>ویرایش %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) not saved</source>
        <translation>
            <numerusform>%n تغییر ذخیره نشده است</numerusform>
        </translation>
    </message>
    <message>
        <source>Select something and drag it</source>
        <translation>چیزی را انتخاب کنید و بکشید</translation>
    </message>
    <message>
        <source>What is being edited</source>
        <translation>آنچه ویرایش می‌شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditDialogs</name>
    <message>
        <source>Save the changes to %1?</source>
        <translation>تغییرات %1 ذخیره شود؟</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) would be lost.</source>
        <translation>
            <numerusform>%n تغییر از دست می‌رود.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>دور ریختن</translation>
    </message>
    <message>
        <source>Another program has changed %1.</source>
        <translation>برنامهٔ دیگری %1 را تغییر داده است.</translation>
    </message>
    <message>
        <source>You have unsaved edits.</source>
        <translation>ویرایش‌های ذخیره‌نشده دارید.</translation>
    </message>
    <message>
        <source>&amp;Keep my edits</source>
        <translation>نگه داشتن ویرایش‌های من</translation>
    </message>
    <message>
        <source>&amp;Read the file</source>
        <translation>خواندن فایل</translation>
    </message>
    <message>
        <source>Another program has changed %1. Overwrite it?</source>
        <translation>برنامهٔ دیگری %1 را تغییر داده است. بازنویسی شود؟</translation>
    </message>
    <message>
        <source>The changes of the other program would be lost.</source>
        <translation>تغییرات برنامهٔ دیگر از دست می‌رود.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>بازنویسی</translation>
    </message>
    <message>
        <source>Restore unsaved edits of %1?</source>
        <translation>ویرایش‌های ذخیره‌نشدهٔ %1 بازیابی شود؟</translation>
    </message>
    <message>
        <source>The program ended without saving them on %1.</source>
        <translation>برنامه در %1 بدون ذخیرهٔ آن‌ها پایان یافت.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>بازیابی</translation>
    </message>
    <message>
        <source>Throw the edits of %1 away?</source>
        <translation>ویرایش‌های %1 دور ریخته شود؟</translation>
    </message>
    <message>
        <source>Save scene as</source>
        <translation>ذخیرهٔ صحنه با نام</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>صحنه‌ها (*.rsg)</translation>
    </message>
    <message>
        <source>Show di&amp;fference</source>
        <translation>نمایش تفاوت</translation>
    </message>
    <message>
        <source>On disk (-) and edited (+)</source>
        <translation>روی دیسک (-) و ویرایش‌شده (+)</translation>
    </message>
    <message>
        <source>Save text as</source>
        <translation>ذخیرهٔ متن با نام</translation>
    </message>
    <message>
        <source>Texts (*.%1)</source>
        <translation>متن‌ها (*.%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>%1 has changed on disk since your edits.</source>
        <translation>%1 پس از ویرایش‌های شما روی دیسک تغییر کرده است.</translation>
    </message>
    <message>
        <source>Your edits are of %1, the file is of %2. The text that you do not choose is not lost: that on disk is replaced only when you save, and kept edits go to the earlier versions of the file.</source>
        <translation>ویرایش‌های شما از %1 و فایل از %2 است. متنی که انتخاب نمی‌کنید از دست نمی‌رود: متن روی دیسک تنها هنگام ذخیره جایگزین می‌شود و ویرایش‌های نگه‌داشته‌شده به نسخه‌های پیشین فایل می‌روند.</translation>
    </message>
    <message>
        <source>&amp;Kept text</source>
        <translation>متن &amp;نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>Text on &amp;disk</source>
        <translation>متن روی &amp;دیسک</translation>
    </message>
    <message numerus="yes">
        <source>These %n file(s) would not be found there:</source>
        <translation>
            <numerusform>این %n فایل در آنجا پیدا نمی‌شود:</numerusform>
        </translation>
    </message>
    <message>
        <source>Other files of these names are there, and would be used instead:</source>
        <translation>فایل‌های دیگری با این نام‌ها آنجا هستند و به‌جای آن‌ها به کار می‌روند:</translation>
    </message>
    <message>
        <source>These absolute paths lead nowhere from there:</source>
        <translation>این مسیرهای مطلق از آنجا به جایی نمی‌رسند:</translation>
    </message>
    <message>
        <source>Names that the text computes are not among them.</source>
        <translation>نام‌هایی که متن محاسبه می‌کند در میان آن‌ها نیست.</translation>
    </message>
    <message>
        <source>&amp;Copy them</source>
        <translation>کپی کن</translation>
    </message>
    <message>
        <source>Save &amp;without them</source>
        <translation>ذخیره بدون آن‌ها</translation>
    </message>
    <message>
        <source>%1 uses files of its old folder.</source>
        <translation>%1 از فایل‌های پوشهٔ پیشین خود استفاده می‌کند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditMode</name>
    <message>
        <source>Only scenes in RSG can be edited by moving things.</source>
        <translation>تنها صحنه‌های RSG را می‌توان با جابه‌جا کردن اشیا ویرایش کرد.</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>نخست متن را اصلاح کنید: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو</translation>
    </message>
    <message>
        <source>Wait until the scene is built.</source>
        <translation>صبر کنید تا صحنه ساخته شود.</translation>
    </message>
    <message>
        <source>Things cannot be pushed in edit mode.</source>
        <translation>در حالت ویرایش نمی‌توان اشیا را هل داد.</translation>
    </message>
    <message>
        <source>The world keeps the last text without errors: %1</source>
        <translation>جهان آخرین متن بدون خطا را نگه می‌دارد: %1</translation>
    </message>
    <message>
        <source>Not applied: %1; %2</source>
        <translation>اعمال نشد: %1؛ %2</translation>
    </message>
    <message>
        <source>%1 is read when the world is made: it was made anew with the saved text.</source>
        <translation>%1 هنگام ساختن جهان خوانده می‌شود: جهان با متن ذخیره‌شده از نو ساخته شد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::EditingPart</name>
    <message>
        <source>Save a&amp;ll</source>
        <translation>ذخیرهٔ همه</translation>
    </message>
    <message>
        <source>Save all edited files</source>
        <translation>ذخیرهٔ همهٔ فایل‌های ویرایش‌شده</translation>
    </message>
    <message>
        <source>&amp;Keep these poses</source>
        <translation>نگه داشتن این موقعیت‌ها</translation>
    </message>
    <message>
        <source>Write where things are now into the scene file, as one edit</source>
        <translation>نوشتن جای کنونی اشیا در فایل صحنه به‌صورت یک ویرایش</translation>
    </message>
    <message>
        <source>&amp;Earlier versions…</source>
        <translation>نسخه‌های پیشین…</translation>
    </message>
    <message>
        <source>Show what the file was before it was saved, and bring it back</source>
        <translation>نمایش فایل پیش از ذخیره شدن و بازگرداندن آن</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventList</name>
    <message>
        <source>The referee has not decided anything yet.</source>
        <translation>داور هنوز تصمیمی نگرفته است.</translation>
    </message>
    <message>
        <source>Select an event to see where it was, and why.</source>
        <translation>برای دیدن محل و علت رویداد، آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>ردشده</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>علت: %1</translation>
    </message>
    <message>
        <source>What follows: %1</source>
        <translation>پیامد: %1</translation>
    </message>
    <message>
        <source>Play mode: %1 → %2</source>
        <translation>حالت بازی: از %1 به %2</translation>
    </message>
    <message>
        <source>Rule: %1 · half %2 · game clock %3 s · at (%4, %5) m</source>
        <translation>قانون: %1 · نیمهٔ %2 · ساعت بازی %3 s · در (%4, %5) m</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>همه چیز</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>گل‌ها</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>خطاهای بازی</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>شروع‌های دوباره</translation>
    </message>
    <message>
        <source>Kind of events to show</source>
        <translation>نوع رویدادها برای نمایش</translation>
    </message>
    <message>
        <source>Which events are listed: all of them, goals and scores, fouls and other offences, or restarts</source>
        <translation>رویدادهایی که فهرست می‌شوند: همه، گل‌ها و نتیجه‌ها، خطاهای بازی و تخلف‌های دیگر، یا شروع‌های دوباره</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>پالایش با متن</translation>
    </message>
    <message>
        <source>Filter the events</source>
        <translation>پالایش رویدادها</translation>
    </message>
    <message>
        <source>Events of the match</source>
        <translation>رویدادهای مسابقه</translation>
    </message>
    <message>
        <source>Selected event</source>
        <translation>رویداد انتخاب‌شده</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventModel</name>
    <message>
        <source>Crowding</source>
        <translation>ازدحام</translation>
    </message>
    <message>
        <source>Touching</source>
        <translation>تماس بازیکنان</translation>
    </message>
    <message>
        <source>Illegal defence</source>
        <translation>دفاع غیرمجاز</translation>
    </message>
    <message>
        <source>Illegal attack</source>
        <translation>حملهٔ غیرمجاز</translation>
    </message>
    <message>
        <source>Incapable</source>
        <translation>ناتوانی</translation>
    </message>
    <message>
        <source>Kick-off foul</source>
        <translation>خطا در شروع بازی</translation>
    </message>
    <message>
        <source>Charging</source>
        <translation>تنه زدن</translation>
    </message>
    <message>
        <source>Self collision</source>
        <translation>برخورد با خود</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>دراپ‌بال</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>تأییدشده</translation>
    </message>
    <message>
        <source>Overruled</source>
        <translation>ردشده</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>پس‌گرفته</translation>
    </message>
    <message>
        <source>Goal %1 : %2</source>
        <translation>گل %1 : %2</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>گل مردود</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>خطای بازیکن</translation>
    </message>
    <message>
        <source>Double touch</source>
        <translation>لمس دوباره</translation>
    </message>
    <message>
        <source>Offence</source>
        <translation>تخلف</translation>
    </message>
    <message>
        <source>Score %1 : %2</source>
        <translation>نتیجه %1 : %2</translation>
    </message>
    <message>
        <source>Second half</source>
        <translation>نیمهٔ دوم</translation>
    </message>
    <message>
        <source>Ball put back</source>
        <translation>توپ بازگردانده شد</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>یادداشت</translation>
    </message>
    <message>
        <source>Game clock, minutes and seconds</source>
        <translation>ساعت بازی، دقیقه و ثانیه</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>What the referee has decided</source>
        <translation>آنچه داور تصمیم گرفته است</translation>
    </message>
    <message>
        <source>What</source>
        <translation>رویداد</translation>
    </message>
    <message>
        <source>Player or team concerned</source>
        <translation>بازیکن یا تیم مربوط</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>چه کسی</translation>
    </message>
    <message>
        <source>What has led to it</source>
        <translation>آنچه به آن انجامیده است</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>علت</translation>
    </message>
    <message>
        <source>Goal by pushing</source>
        <translation>گل با هل دادن</translation>
    </message>
    <message>
        <source>Defenders in goal area</source>
        <translation>مدافعان در محوطهٔ دروازه</translation>
    </message>
    <message>
        <source>Defenders in penalty area</source>
        <translation>مدافعان در محوطهٔ جریمه</translation>
    </message>
    <message>
        <source>Attackers in goal area</source>
        <translation>مهاجمان در محوطهٔ دروازه</translation>
    </message>
    <message>
        <source>Attackers in penalty area</source>
        <translation>مهاجمان در محوطهٔ جریمه</translation>
    </message>
    <message>
        <source>Keeper charged</source>
        <translation>هجوم به دروازه‌بان</translation>
    </message>
    <message>
        <source>Keeper blocked</source>
        <translation>سد کردن دروازه‌بان</translation>
    </message>
    <message>
        <source>Keeper waits</source>
        <translation>دروازه‌بان صبر می‌کند</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>بن‌بست</translation>
    </message>
    <message>
        <source>Pushing</source>
        <translation>هل دادن</translation>
    </message>
    <message>
        <source>Ball held</source>
        <translation>نگه‌داشتن توپ</translation>
    </message>
</context>
<context>
    <name>sparkwright::EventToasts</name>
    <message>
        <source>The match is over</source>
        <translation>مسابقه پایان یافت</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>پایان نیمهٔ اول</translation>
    </message>
    <message>
        <source>%1 · %2 : %3</source>
        <translation>%1 · %2 : %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::Examples</name>
    <message>
        <source>Demo match</source>
        <translation>مسابقهٔ نمایشی</translation>
    </message>
    <message>
        <source>Two teams play by the rules of the 3D league</source>
        <translation>دو تیم با قوانین لیگ سه‌بعدی بازی می‌کنند</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>زمین فوتبال</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>لیگ سه‌بعدی، آماده برای عامل‌های شما روی درگاه 3100</translation>
    </message>
    <message>
        <source>Standard Platform League</source>
        <translation>لیگ سکوی استاندارد (SPL)</translation>
    </message>
    <message>
        <source>Its field, its ball and its rules</source>
        <translation>زمین، توپ و قوانین آن</translation>
    </message>
    <message>
        <source>Sphere league</source>
        <translation>لیگ کره‌ای</translation>
    </message>
    <message>
        <source>The first 3D league: players are balls on wheels</source>
        <translation>نخستین لیگ سه‌بعدی: بازیکنان توپ‌هایی چرخ‌دارند</translation>
    </message>
    <message>
        <source>Buggy</source>
        <translation>باگی</translation>
    </message>
    <message>
        <source>Drives over a ramp by itself, on sprung wheels</source>
        <translation>خودکار از روی سطح شیب‌دار می‌گذرد، با چرخ‌های فنردار</translation>
    </message>
    <message>
        <source>Joint arena</source>
        <translation>میدان مفصل‌ها</translation>
    </message>
    <message>
        <source>Every kind of joint, on a ramp</source>
        <translation>همه گونه مفصل، روی سطح شیب‌دار</translation>
    </message>
    <message>
        <source>Contact arena</source>
        <translation>میدان تماس‌ها</translation>
    </message>
    <message>
        <source>Blocks, capsules and balls that fall and pile up</source>
        <translation>بلوک‌ها، کپسول‌ها و توپ‌هایی که می‌افتند و توده می‌شوند</translation>
    </message>
    <message>
        <source>Falling boxes</source>
        <translation>جعبه‌های در حال سقوط</translation>
    </message>
    <message>
        <source>A wall of blocks, and an iron ball that rolls into it</source>
        <translation>دیواری از بلوک‌ها و گوی آهنینی که به آن می‌غلتد</translation>
    </message>
    <message>
        <source>Double pendulum</source>
        <translation>آونگ دوگانه</translation>
    </message>
    <message>
        <source>Two hinges, and a motion that nobody can foresee</source>
        <translation>دو لولا و حرکتی که کسی نمی‌تواند پیش‌بینی کند</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>آسیاب بادی</translation>
    </message>
    <message>
        <source>A motor turns four sails</source>
        <translation>موتوری چهار پره را می‌چرخاند</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>مش‌ها</translation>
    </message>
    <message>
        <source>A vase from a file, with materials of the scene</source>
        <translation>گلدانی از یک فایل، با مواد صحنه</translation>
    </message>
    <message>
        <source>Cart in RoSi</source>
        <translation>ارابه در RoSi</translation>
    </message>
    <message>
        <source>A scene in the XML format of another simulator</source>
        <translation>صحنه‌ای در قالب XML شبیه‌سازی دیگر</translation>
    </message>
    <message>
        <source>NAO of the 3D league</source>
        <translation>NAO لیگ سه‌بعدی</translation>
    </message>
    <message>
        <source>22 joints; types 0 to 4 differ in legs and motors</source>
        <translation>22 مفصل؛ نوع‌های 0 تا 4 در پاها و موتورها تفاوت دارند</translation>
    </message>
    <message>
        <source>NAO V4</source>
        <translation>NAO V4</translation>
    </message>
    <message>
        <source>Motors that get warm, battery, sonars, two cameras</source>
        <translation>موتورهایی که گرم می‌شوند، باتری، سونار، دو دوربین</translation>
    </message>
    <message>
        <source>HOAP-2</source>
        <translation>HOAP-2</translation>
    </message>
    <message>
        <source>A small humanoid for research</source>
        <translation>ربات انسان‌نمای کوچک برای پژوهش</translation>
    </message>
    <message>
        <source>Soccerbot</source>
        <translation>Soccerbot</translation>
    </message>
    <message>
        <source>The humanoid of the league before the NAO</source>
        <translation>ربات انسان‌نمای لیگ پیش از NAO</translation>
    </message>
    <message>
        <source>Legged sphere</source>
        <translation>کرهٔ پادار</translation>
    </message>
    <message>
        <source>A ball on two legs</source>
        <translation>توپی روی دو پا</translation>
    </message>
    <message>
        <source>Buggy for agents</source>
        <translation>باگی برای عامل‌ها</translation>
    </message>
    <message>
        <source>A car with four motors that agents drive</source>
        <translation>خودرویی با چهار موتور که عامل‌ها آن را می‌رانند</translation>
    </message>
    <message>
        <source>SimuroSot demo</source>
        <translation>نمایش SimuroSot</translation>
    </message>
    <message>
        <source>Two strategies lead eleven wheeled robots each</source>
        <translation>دو راهبرد، هر کدام یازده ربات چرخ‌دار را هدایت می‌کنند</translation>
    </message>
    <message>
        <source>SimuroSot, 11 against 11</source>
        <translation>SimuroSot، ۱۱ در برابر ۱۱</translation>
    </message>
    <message>
        <source>The Large League, ready for strategies on port 7656</source>
        <translation>لیگ بزرگ، آماده برای راهبردها روی درگاه 7656</translation>
    </message>
    <message>
        <source>SimuroSot, 5 against 5</source>
        <translation>SimuroSot، ۵ در برابر ۵</translation>
    </message>
    <message>
        <source>The Middle League, ready for strategies on port 7656</source>
        <translation>لیگ متوسط، آماده برای راهبردها روی درگاه 7656</translation>
    </message>
    <message>
        <source>Middle-size robots</source>
        <translation>ربات‌های میان‌اندازه</translation>
    </message>
    <message>
        <source>Sensors, drives and players as plugins; one finds out where it is</source>
        <translation>حسگرها، محرکه‌ها و بازیکنان به شکل افزونه؛ یکی جای خود را می‌یابد</translation>
    </message>
</context>
<context>
    <name>sparkwright::Exhibition</name>
    <message>
        <source>E&amp;xhibition</source>
        <translation>حالت نمایشگاه</translation>
    </message>
    <message>
        <source>Show only the views, on the full screen, and lock camera, selection and things; again to end</source>
        <translation>نمایش فقط نماها، تمام‌صفحه، و قفل کردن دوربین، انتخاب و اشیا؛ دوباره برای پایان</translation>
    </message>
    <message>
        <source>Exhibition: these views are only for watching. %1 ends it.</source>
        <translation>حالت نمایشگاه: این نماها فقط برای تماشا هستند. %1 آن را پایان می‌دهد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentDialog</name>
    <message>
        <source>&amp;Record each run, to watch it later</source>
        <translation>ضبط هر اجرا برای تماشای بعدی</translation>
    </message>
    <message>
        <source>Add &amp;variable</source>
        <translation>افزودن متغیر</translation>
    </message>
    <message>
        <source>Add ro&amp;bot value</source>
        <translation>افزودن مقدار ربات</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>مرور…</translation>
    </message>
    <message>
        <source>Save and &amp;run</source>
        <translation>ذخیره و اجرا</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>New experiment with %1</source>
        <translation>آزمایش تازه با %1</translation>
    </message>
    <message>
        <source>Seeds of the random numbers: numbers and ranges, such as 1-20, 30</source>
        <translation>مقدارهای seed برای عددهای تصادفی: عددها و بازه‌ها، مانند 1-20, 30</translation>
    </message>
    <message>
        <source>goal, mode PlayOn, ball/x &gt; 15</source>
        <translation>goal, mode PlayOn, ball/x &gt; 15</translation>
    </message>
    <message>
        <source>What ends a run before its time is over: a goal, foul or other event, a play mode, or a signal compared with a number. May be empty</source>
        <translation>آنچه اجرا را پیش از پایان زمانش تمام می‌کند: گل، خطای بازیکن یا رویداد دیگر، یک حالت بازی، یا سنجش سیگنالی با یک عدد. می‌تواند خالی باشد</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time after which a run ends</source>
        <translation>زمان شبیه‌سازی که پس از آن اجرا پایان می‌یابد</translation>
    </message>
    <message>
        <source>One for each core</source>
        <translation>یکی برای هر هسته</translation>
    </message>
    <message>
        <source>Signals whose end, least, greatest and mean values become results; their names are those of the Plots dock</source>
        <translation>سیگنال‌هایی که مقدار پایانی، کمترین، بیشترین و میانگین آن‌ها نتیجه می‌شود؛ نام‌هایشان همان نام‌های پنل نمودارها است</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>مقدارها</translation>
    </message>
    <message>
        <source>What is varied</source>
        <translation>آنچه تغییر داده می‌شود</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>مقدارهای seed</translation>
    </message>
    <message>
        <source>&amp;Length of a run, at most</source>
        <translation>بیشینهٔ مدت یک اجرا</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>تا</translation>
    </message>
    <message>
        <source>Mea&amp;sure</source>
        <translation>اندازه‌گیری</translation>
    </message>
    <message>
        <source>Runs at a &amp;time</source>
        <translation>اجراهای هم‌زمان</translation>
    </message>
    <message>
        <source>&amp;What differs between runs, beside the seed</source>
        <translation>تفاوت اجراها، جز در seed</translation>
    </message>
    <message>
        <source>&amp;Job file</source>
        <translation>فایل کار</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>متغیر</translation>
    </message>
    <message>
        <source>Robot value</source>
        <translation>مقدار ربات</translation>
    </message>
    <message>
        <source>A variable of the rules, such as BeamNoiseXY, or of a script, such as Demo.Players</source>
        <translation>متغیری از قوانین، مانند BeamNoiseXY، یا از یک اسکریپت، مانند Demo.Players</translation>
    </message>
    <message>
        <source>A parameter of a robot type: nao1.ThighRelHip2_Z; *.ThighRelHip2_Z: of all types</source>
        <translation>پارامتری از یک نوع ربات: nao1.ThighRelHip2_Z؛ *.ThighRelHip2_Z: از همهٔ نوع‌ها</translation>
    </message>
    <message>
        <source>Values with commas between them, such as 0, 0.1, 0.2</source>
        <translation>مقدارها با ویرگول لاتین میانشان، مانند 0, 0.1, 0.2</translation>
    </message>
    <message>
        <source>Save job file</source>
        <translation>ذخیرهٔ فایل کار</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>آزمایش‌ها (*.sparkjobs)</translation>
    </message>
    <message>
        <source>Seeds are whole numbers and ranges, such as 1-20, 30.</source>
        <translation>مقدارهای seed عددهای صحیح و بازه‌ها هستند، مانند 1-20, 30.</translation>
    </message>
    <message>
        <source>Give what is varied a name.</source>
        <translation>به آنچه تغییر داده می‌شود نامی بدهید.</translation>
    </message>
    <message>
        <source>Give %1 values with commas between them, such as 0, 0.1, 0.2.</source>
        <extracomment>%1: a variable</extracomment>
        <translation>به %1 مقدارهایی با ویرگول لاتین میانشان بدهید، مانند 0, 0.1, 0.2.</translation>
    </message>
    <message>
        <source>Name a file for the experiment.</source>
        <translation>فایلی برای آزمایش نام ببرید.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s). The file will be replaced.</source>
        <translation>
            <numerusform>%n اجرا. فایل جایگزین می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>%n اجرا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ExperimentPanel</name>
    <message numerus="yes">
        <source>%1 of %n run(s) done</source>
        <translation>
            <numerusform>%1 از %n اجرا انجام شد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n ناموفق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ending %n</source>
        <translation>
            <numerusform>%n در حال پایان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <translation>
            <numerusform>%n در حال اجرا</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs %1 and %2 have the same settings and seed, but did not go the same way.</source>
        <translation>اجراهای %1 و %2 تنظیمات و seed یکسان دارند، ولی یکسان پیش نرفتند.</translation>
    </message>
    <message>
        <source>&amp;Watch this run</source>
        <translation>تماشای این اجرا</translation>
    </message>
    <message>
        <source>&amp;Run the selected ones</source>
        <translation>اجرای موارد انتخاب‌شده</translation>
    </message>
    <message>
        <source>Run &amp;all anew</source>
        <translation>اجرای دوبارهٔ همه</translation>
    </message>
    <message>
        <source>Open the &amp;folder of this run</source>
        <translation>باز کردن پوشهٔ این اجرا</translation>
    </message>
    <message>
        <source>&amp;Copy its command for a terminal</source>
        <translation>رونوشت فرمان آن برای پایانه</translation>
    </message>
    <message>
        <source>Experiments run a simulation many times, with other seeds, rules, robots or teams, and compare the results. Make one for the open scene, or open a job file.</source>
        <translation>آزمایش‌ها یک شبیه‌سازی را بارها با seedها، قوانین، ربات‌ها یا تیم‌های دیگر اجرا و نتیجه‌ها را مقایسه می‌کنند. آزمایشی برای صحنهٔ باز بسازید یا یک فایل کار باز کنید.</translation>
    </message>
    <message>
        <source>&amp;New experiment…</source>
        <translation>آزمایش تازه…</translation>
    </message>
    <message>
        <source>&amp;Open job file…</source>
        <translation>باز کردن فایل کار…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Do the runs that have no result yet</source>
        <translation>انجام اجراهایی که هنوز نتیجه‌ای ندارند</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>End the runs under way. What is done stays, and Run goes on with the rest</source>
        <translation>پایان دادن به اجراهای در جریان. آنچه انجام شده می‌ماند و «اجرا» بقیه را ادامه می‌دهد</translation>
    </message>
    <message>
        <source>Re&amp;try failed</source>
        <translation>تلاش دوبارهٔ ناموفق‌ها</translation>
    </message>
    <message>
        <source>Do the failed runs once more, and those that have no result yet</source>
        <translation>انجام دوبارهٔ اجراهای ناموفق و آن‌هایی که هنوز نتیجه‌ای ندارند</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>صدور…</translation>
    </message>
    <message>
        <source>Write the table that is in front as CSV</source>
        <translation>نوشتن جدول جلویی به‌صورت CSV</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>پیشرفت آزمایش</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>اجراهای آزمایش</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>اجراها</translation>
    </message>
    <message>
        <source>Averages</source>
        <translation>میانگین‌ها</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>نمودار</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>جدول رده‌بندی</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportDialog</name>
    <message>
        <source>Table (CSV)</source>
        <translation>جدول (CSV)</translation>
    </message>
    <message>
        <source>Table (JSON)</source>
        <translation>جدول (JSON)</translation>
    </message>
    <message>
        <source>Table (JSON, a line for each frame)</source>
        <translation>جدول (JSON، یک خط برای هر فریم)</translation>
    </message>
    <message>
        <source>Recording (MCAP)</source>
        <translation>ضبط (MCAP)</translation>
    </message>
    <message>
        <source>Monitor log</source>
        <translation>گزارش مانیتور</translation>
    </message>
    <message>
        <source>&amp;Signals</source>
        <translation>سیگنال‌ها</translation>
    </message>
    <message>
        <source>&amp;Decisions of the referee</source>
        <translation>تصمیم‌های داور</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>مرور…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>صدور</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Usual &amp;ones</source>
        <translation>موارد معمول</translation>
    </message>
    <message>
        <source>Export data of %1</source>
        <translation>صدور داده‌های %1</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source>Every frame</source>
        <translation>هر فریم</translation>
    </message>
    <message>
        <source>Frames per simulated second</source>
        <translation>فریم در هر ثانیهٔ شبیه‌سازی</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>Check what is exported when nothing is chosen: game, ball, poses and joints</source>
        <translation>علامت زدن آنچه بدون انتخاب صادر می‌شود: بازی، توپ، موقعیت‌ها و مفصل‌ها</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>پیشرفت صدور</translation>
    </message>
    <message>
        <source>to</source>
        <translation>تا</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>قالب</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>آهنگ</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>5 Hz, as usual</source>
        <translation>5 Hz، مقدار معمول</translation>
    </message>
    <message>
        <source>This is the recording itself: choose another name.</source>
        <translation>این خود ضبط است: نام دیگری برگزینید.</translation>
    </message>
    <message>
        <source>The time ends before it begins.</source>
        <translation>زمان پیش از آغاز پایان می‌یابد.</translation>
    </message>
    <message>
        <source>No signal is chosen: game, ball, poses and joints are exported.</source>
        <translation>سیگنالی انتخاب نشده است: بازی، توپ، موقعیت‌ها و مفصل‌ها صادر می‌شوند.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>صدور به</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Page for browsers (HTML)</source>
        <translation>صفحه برای مرورگرها (HTML)</translation>
    </message>
    <message>
        <source>25 Hz, as usual</source>
        <translation>25 Hz، مقدار معمول</translation>
    </message>
    <message>
        <source>One file with all that is shown. Any current browser plays it, also without a network.</source>
        <translation>یک فایل با همهٔ آنچه نشان داده می‌شود. هر مرورگر به‌روزی آن را پخش می‌کند، حتی بدون شبکه.</translation>
    </message>
    <message>
        <source>%1 has been written: %2 frames, %3.</source>
        <translation>%1 نوشته شد: %2 فریم، %3.</translation>
    </message>
    <message>
        <source>The recording is damaged; what could not be read is missing:</source>
        <translation>ضبط آسیب دیده است؛ آنچه خوانده نشد در آن نیست:</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExportPart</name>
    <message>
        <source>E&amp;xport data…</source>
        <translation>صدور داده‌ها…</translation>
    </message>
    <message>
        <source>Write numbers of a recording as a table, or the recording in another form</source>
        <translation>نوشتن عددهای یک ضبط به‌صورت جدول، یا خود ضبط در قالبی دیگر</translation>
    </message>
    <message>
        <source>%1 has been written</source>
        <translation>%1 نوشته شد</translation>
    </message>
</context>
<context>
    <name>sparkwright::ExpressionEdit</name>
    <message>
        <source>Expression of %1</source>
        <translation>عبارت %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>Edit expression</source>
        <translation>ویرایش عبارت</translation>
    </message>
    <message>
        <source>Edit expression of %1</source>
        <translation>ویرایش عبارت %1</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>جایگزینی</translation>
    </message>
    <message>
        <source>Replace the expression by its value, to be edited here</source>
        <translation>جایگزینی عبارت با مقدارش برای ویرایش در اینجا</translation>
    </message>
    <message>
        <source>Override expression of %1</source>
        <translation>جایگزینی عبارت %1</translation>
    </message>
    <message>
        <source>%1 comes to %2</source>
        <translation>مقدار %1 می‌شود %2</translation>
    </message>
    <message>
        <source>What %1 comes to is not known here</source>
        <translation>مقدار %1 در اینجا معلوم نیست</translation>
    </message>
</context>
<context>
    <name>sparkwright::FileDialogs</name>
    <message>
        <source>Open scene</source>
        <translation>باز کردن صحنه</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>ذخیرهٔ پروژه</translation>
    </message>
    <message>
        <source>Projects (*.sparkproject)</source>
        <translation>پروژه‌ها (*.sparkproject)</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>باز کردن ضبط</translation>
    </message>
    <message>
        <source>Recordings and logs (%1)</source>
        <translation>ضبط‌ها و گزارش‌ها (%1)</translation>
    </message>
    <message>
        <source>Open state</source>
        <translation>باز کردن وضعیت</translation>
    </message>
    <message>
        <source>States of runs (%1)</source>
        <translation>وضعیت‌های اجرا (%1)</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>باز کردن به‌صورت متن</translation>
    </message>
    <message>
        <source>Texts (%1)</source>
        <translation>متن‌ها (%1)</translation>
    </message>
    <message>
        <source>Scenes, set-ups, projects, experiments, teams and states (%1)</source>
        <translation>صحنه‌ها، پیکربندی‌ها، پروژه‌ها، آزمایش‌ها، تیم‌ها و وضعیت‌ها (%1)</translation>
    </message>
</context>
<context>
    <name>sparkwright::Film</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>کارت گرافیک نمی‌تواند تصویری با این اندازه رسم کند</translation>
    </message>
</context>
<context>
    <name>sparkwright::FindBar</name>
    <message>
        <source>Find and replace</source>
        <translation>یافتن و جایگزینی</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>یافتن</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>متن برای یافتن</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>جایگزینی با</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>جایگزین</translation>
    </message>
    <message>
        <source>With regular expressions: \0 is the match, \1 to \9 its groups, \n a line break</source>
        <translation>با عبارت‌های باقاعده: \0 کل مورد، \1 تا \9 گروه‌های آن و \n شکست خط است</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>بزرگی و کوچکی حروف مهم است</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>واژه‌های کامل</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>عبارت باقاعده</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>مورد قبلی (Shift+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>مورد بعدی (F3)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>بستن (Esc)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>جایگزینی</translation>
    </message>
    <message>
        <source>Replace the selected match and go to the next one (Enter)</source>
        <translation>جایگزینی مورد انتخاب‌شده و رفتن به مورد بعدی (Enter)</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>جایگزینی همه</translation>
    </message>
    <message>
        <source>Replace all matches in one undo step (Ctrl+Enter)</source>
        <translation>جایگزینی همهٔ موارد در یک گام واگرد (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Number of matches</source>
        <translation>شمار موارد</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n مورد جایگزین شد</numerusform>
        </translation>
    </message>
    <message>
        <source>not a regular expression</source>
        <translation>عبارت باقاعده نیست</translation>
    </message>
    <message>
        <source>searching…</source>
        <translation>در حال جست‌وجو…</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>یافت نشد</translation>
    </message>
    <message>
        <source>%1 of %2, begun again</source>
        <translation>%1 از %2، از سر</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n مورد یافت شد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::FindInFiles</name>
    <message>
        <source>Find in files</source>
        <translation>یافتن در فایل‌ها</translation>
    </message>
    <message>
        <source>Text to find in open documents and in the folders of the project</source>
        <translation>متن برای یافتن در سندهای باز و پوشه‌های پروژه</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>جایگزینی با</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>جایگزین</translation>
    </message>
    <message>
        <source>Names of files, with * and ?</source>
        <translation>نام فایل‌ها، با * و ?</translation>
    </message>
    <message>
        <source>Upper and lower case matter</source>
        <translation>بزرگی و کوچکی حروف مهم است</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>واژه‌های کامل</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>عبارت باقاعده</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>یافتن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>یافته‌ها</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>جایگزینی همه</translation>
    </message>
    <message>
        <source>Replace all %1 in %2 files</source>
        <translation>جایگزینی همهٔ %1 مورد در %2 فایل</translation>
    </message>
    <message numerus="yes">
        <source>%n found, searching…</source>
        <translation>
            <numerusform>%n مورد یافت شد، در حال جست‌وجو…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 found in %2 of %3 files</source>
        <translation>%1 مورد در %2 از %3 فایل یافت شد</translation>
    </message>
    <message numerus="yes">
        <source>%n found, cancelled</source>
        <translation>
            <numerusform>%n مورد یافت شد، لغو شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace in files</source>
        <translation>جایگزینی در فایل‌ها</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n مورد جایگزین شد</numerusform>
        </translation>
    </message>
    <message>
        <source>Text to find in all scenes and scripts; Enter searches</source>
        <translation>متن برای یافتن در همهٔ صحنه‌ها و اسکریپت‌ها؛ Enter جست‌وجو می‌کند</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>بازگرداندن</translation>
    </message>
    <message>
        <source>Undo the last Replace all in all files, as undo in one of their texts does</source>
        <translation>آخرین «جایگزینی همه» را در همهٔ فایل‌ها بازمی‌گرداند، همان‌گونه که واگرد در یکی از متن‌ها می‌کند</translation>
    </message>
    <message>
        <source>There is nothing to search: open a text of yours, or a project. What belongs to the program is not searched.</source>
        <translation>چیزی برای جستجو نیست: متنی از خودتان یا پروژه‌ای را باز کنید. آنچه از برنامه است جستجو نمی‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>in %n file(s), which are not saved yet. One undo takes all of it back.</source>
        <translation>
            <numerusform>در %n فایل که هنوز ذخیره نشده‌اند. یک واگرد همه را بازمی‌گرداند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>بازگردانده شد</translation>
    </message>
</context>
<context>
    <name>sparkwright::FocusActions</name>
    <message>
        <source>&amp;Go to the panel tool bar</source>
        <translation>رفتن به نوار ابزار پنل</translation>
    </message>
    <message>
        <source>Move the focus to the buttons of this panel or view; Esc returns</source>
        <translation>بردن تمرکز به دکمه‌های این پنل یا نما؛ Esc بازمی‌گرداند</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>بستن این پنل</translation>
    </message>
    <message>
        <source>Close the panel that has the focus; the View menu opens it again</source>
        <translation>بستن پنلی که تمرکز دارد؛ منوی «نما» آن را دوباره باز می‌کند</translation>
    </message>
    <message>
        <source>&amp;Float this panel</source>
        <translation>شناور کردن این پنل</translation>
    </message>
    <message>
        <source>Take the panel that has the focus out of the window, or put it back</source>
        <translation>بیرون بردن پنلی که تمرکز دارد از پنجره، یا برگرداندن آن</translation>
    </message>
    <message>
        <source>Panel tool bar</source>
        <translation>نوار ابزار پنل</translation>
    </message>
    <message>
        <source>Tools of the active panel or view</source>
        <translation>ابزارهای پنل یا نمای فعال</translation>
    </message>
    <message>
        <source>View</source>
        <translation>نما</translation>
    </message>
</context>
<context>
    <name>sparkwright::FolderLink</name>
    <message>
        <source>Show folder</source>
        <translation>نمایش پوشه</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationCommands</name>
    <message>
        <source>left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>Kick-off %1</source>
        <translation>شروع بازی %1</translation>
    </message>
    <message>
        <source>Goal kick %1</source>
        <translation>ضربهٔ دروازهٔ %1</translation>
    </message>
    <message>
        <source>Penalty %1</source>
        <translation>پنالتی %1</translation>
    </message>
    <message>
        <source>Corner %1, upper side</source>
        <translation>کرنر %1، سمت بالا</translation>
    </message>
    <message>
        <source>Corner %1, lower side</source>
        <translation>کرنر %1، سمت پایین</translation>
    </message>
    <message>
        <source>Formations are not kept: %1</source>
        <translation>آرایش‌ها نگه داشته نمی‌شوند: %1</translation>
    </message>
    <message>
        <source>Players and ball take up this formation; click the message to put them back</source>
        <translation>بازیکنان و توپ در این آرایش قرار می‌گیرند؛ برای بازگرداندن آن‌ها روی پیام کلیک کنید</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>نگه‌داشته</translation>
    </message>
    <message>
        <source>&amp;Formations</source>
        <translation>آرایش‌ها</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>آرایش‌ها</translation>
    </message>
    <message>
        <source>not there: %1</source>
        <translation>غایب: %1</translation>
    </message>
    <message>
        <source>beside the field: %1</source>
        <translation>کنار زمین: %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و %2</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>%1 stand: %2</source>
        <translation>%1 ایستاده‌اند: %2</translation>
    </message>
    <message>
        <source>Undo: click here</source>
        <translation>واگرد: اینجا کلیک کنید</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) missing</source>
        <translation>
            <numerusform>%n بازیکن غایب است</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n aside</source>
        <translation>
            <numerusform>%n بازیکن کنار زمین</numerusform>
        </translation>
    </message>
    <message>
        <source>No match is being played</source>
        <translation>مسابقه‌ای در جریان نیست</translation>
    </message>
    <message>
        <source>Everybody is back</source>
        <translation>همه بازگشتند</translation>
    </message>
    <message>
        <source>Formations cannot be saved: fix or remove %1 first</source>
        <translation>آرایش‌ها را نمی‌توان ذخیره کرد: نخست %1 را اصلاح یا حذف کنید</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>نگه داشته شد: %1</translation>
    </message>
    <message>
        <source>Keep this formation</source>
        <translation>نگه داشتن این آرایش</translation>
    </message>
    <message>
        <source>Name of the formation</source>
        <translation>نام آرایش</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>نگه داشتن</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>حمله %1</translation>
    </message>
    <message>
        <source>Press %1</source>
        <translation>پرس %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationList</name>
    <message>
        <source>&amp;Rename</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Formations that you have kept</source>
        <translation>آرایش‌هایی که نگه داشته‌اید</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>دادن نامی دیگر به آن (F2)</translation>
    </message>
    <message>
        <source>Delete it for good (Delete)</source>
        <translation>حذف همیشگی آن (Delete)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>sparkwright::FormationMoves</name>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
</context>
<context>
    <name>sparkwright::GoingBack</name>
    <message>
        <source>&amp;Continue from here</source>
        <translation>ادامه از اینجا</translation>
    </message>
    <message>
        <source>Let this run go on from the moment that is shown, as a new branch; the former one is kept</source>
        <translation>ادامهٔ این اجرا از لحظهٔ نشان‌داده‌شده به‌صورت شاخه‌ای تازه؛ شاخهٔ پیشین نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>&amp;Branches of this run</source>
        <translation>شاخه‌های این اجرا</translation>
    </message>
    <message>
        <source>First run, until %1</source>
        <translation>اجرای نخست، تا %1</translation>
    </message>
    <message>
        <source>Branch %1, from %2 until %3</source>
        <translation>شاخهٔ %1، از %2 تا %3</translation>
    </message>
    <message>
        <source>Go on from the end of this branch</source>
        <translation>ادامه از پایان این شاخه</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>ادامه از اینجا</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they cannot go back.</source>
        <translation>
            <numerusform>اتصال %n عامل از برنامه‌های دیگر قطع می‌شود، زیرا نمی‌توانند به عقب بازگردند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>One can go back to %1 and go on from there (%2 of at most %3 in memory).</source>
        <translation>می‌توان تا %1 بازگشت و از آنجا ادامه داد (%2 از حداکثر %3 در حافظه).</translation>
    </message>
</context>
<context>
    <name>sparkwright::GraphicsCheck</name>
    <message>
        <source>this display has no OpenGL</source>
        <translation>این نمایشگر OpenGL ندارد</translation>
    </message>
    <message>
        <source>this display has OpenGL, but nothing can be drawn with it</source>
        <translation>این نمایشگر OpenGL دارد، ولی نمی‌توان با آن چیزی رسم کرد</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, and this display has %1.%2</source>
        <translation>به OpenGL 3.3 نیاز است و این نمایشگر %1.%2 دارد</translation>
    </message>
</context>
<context>
    <name>sparkwright::Help</name>
    <message>
        <source>Keyboard and mouse</source>
        <translation>صفحه‌کلید و ماوس</translation>
    </message>
    <message>
        <source>Key or gesture</source>
        <translation>کلید یا حرکت</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>کارکرد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>About Sparkwright</source>
        <translation>دربارهٔ Sparkwright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;Builds and runs robot simulations: scenes in RSG, agents by TCP, monitors that watch.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;&lt;p&gt;Made with Qt %2, ODE and mruby.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sparkwright %1&lt;/h3&gt;&lt;p&gt;شبیه‌سازی‌های ربات را می‌سازد و اجرا می‌کند: صحنه‌ها در RSG، عامل‌ها از راه TCP و مانیتورهایی که تماشا می‌کنند.&lt;/p&gt;&lt;p&gt;نرم‌افزار آزاد با مجوز GNU General Public License، نسخهٔ 3 یا بالاتر. بدون هیچ ضمانتی ارائه می‌شود.&lt;/p&gt;&lt;p&gt;ساخته‌شده با Qt %2، ODE و mruby.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>چرخ ماوس، نیشگون</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor; while flying: faster, slower</source>
        <translation>بزرگ‌نمایی در نقطهٔ زیر نشانگر؛ هنگام پرواز: تندتر، کندتر</translation>
    </message>
    <message>
        <source>Shift while dragging, with the wheel, with keys</source>
        <translation>Shift هنگام کشیدن، با چرخ یا با کلیدها</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>گام‌های کوچک</translation>
    </message>
    <message>
        <source>Type numbers while dragging</source>
        <translation>تایپ عدد هنگام کشیدن</translation>
    </message>
    <message>
        <source>Exact metres or degrees; Enter applies them, Esc cancels</source>
        <translation>متر یا درجهٔ دقیق؛ Enter آن را اعمال و Esc لغو می‌کند</translation>
    </message>
    <message>
        <source>Click on the map of the field</source>
        <translation>کلیک روی نقشهٔ زمین</translation>
    </message>
    <message>
        <source>Fly to that place</source>
        <translation>پرواز به آن مکان</translation>
    </message>
    <message>
        <source>Click on a message</source>
        <translation>کلیک روی پیام</translation>
    </message>
    <message>
        <source>Select the event</source>
        <translation>انتخاب رویداد</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab over a view</source>
        <translation>Tab، Shift+Tab روی یک نما</translation>
    </message>
    <message>
        <source>Select the next or previous thing under the cursor</source>
        <translation>انتخاب شیء بعدی یا قبلی زیر نشانگر</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>منوی آنچه در آنجاست</translation>
    </message>
    <message>
        <source>All keys as they are set now. Single letters act in the views only; elsewhere they are for typing.</source>
        <translation>همهٔ کلیدها با تنظیم کنونی. تک‌حرف‌ها تنها در نماها عمل می‌کنند؛ در جاهای دیگر برای تایپ‌اند.</translation>
    </message>
    <message>
        <source>In texts, trees and other places</source>
        <translation>در متن‌ها، درخت‌ها و جاهای دیگر</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>ماوس و لمس</translation>
    </message>
    <message>
        <source>Menu key</source>
        <translation>کلید Menu</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpFindBar</name>
    <message>
        <source>Find in this page</source>
        <translation>یافتن در این صفحه</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>مورد قبلی</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>مورد بعدی</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Not in this page</source>
        <translation>در این صفحه نیست</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpLibrary</name>
    <message>
        <source>The user guide is missing</source>
        <translation>راهنمای کاربر موجود نیست</translation>
    </message>
    <message>
        <source>Its pages should be in the folder docs of the data directory, such as /usr/share/sparkwright/docs. Install the program again to get them back. The class reference and the list of keys are here.</source>
        <translation>صفحه‌های آن باید در پوشهٔ docs پوشهٔ داده باشند، مانند /usr/share/sparkwright/docs. برای بازگرداندن آن‌ها برنامه را دوباره نصب کنید. مرجع کلاس‌ها و فهرست کلیدها اینجا هست.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحه‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpPart</name>
    <message>
        <source>Help for this &amp;place</source>
        <translation>راهنمای این جا</translation>
    </message>
    <message>
        <source>Explain what has the keyboard</source>
        <translation>توضیح دربارهٔ آنچه صفحه‌کلید را در اختیار دارد</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>راهنمای کاربر</translation>
    </message>
    <message>
        <source>Open the first page of the help</source>
        <translation>باز کردن صفحهٔ نخست راهنما</translation>
    </message>
    <message>
        <source>&amp;Search the help…</source>
        <translation>جست‌وجو در راهنما…</translation>
    </message>
    <message>
        <source>Find words in all pages of the help</source>
        <translation>یافتن واژه‌ها در همهٔ صفحه‌های راهنما</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>این چیست؟</translation>
    </message>
    <message>
        <source>Click a button or a panel to read what it is for</source>
        <translation>روی دکمه یا پنلی کلیک کنید تا بخوانید برای چیست</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>گشت آموزشی</translation>
    </message>
    <message>
        <source>Show in a few steps what is where</source>
        <translation>نشان دادن جای هر چیز در چند گام</translation>
    </message>
    <message>
        <source>The scene. Drag to turn the view, click to select; the status bar says what mouse and keys do.</source>
        <translation>صحنه. برای چرخاندن نما بکشید، برای انتخاب کلیک کنید؛ نوار وضعیت کارکرد ماوس و کلیدها را می‌گوید.</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 را نمی‌توان باز کرد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpTopics</name>
    <message>
        <source>What the camera of a robot sees: colour, depth and segments.</source>
        <translation>آنچه دوربین ربات می‌بیند: رنگ، عمق و بخش‌ها.</translation>
    </message>
    <message>
        <source>Agents and monitors that are connected, how fast they answer, and how to connect or start one.</source>
        <translation>عامل‌ها و مانیتورهای متصل، سرعت پاسخ‌دهی آن‌ها، و چگونگی اتصال یا راه‌اندازی عامل.</translation>
    </message>
    <message>
        <source>Lines, shapes and texts that agents and tools draw into the views, by set: show and hide them here.</source>
        <translation>خط‌ها، شکل‌ها و متن‌هایی که عامل‌ها و ابزارها در نماها می‌کشند، به تفکیک مجموعه: اینجا آن‌ها را نشان دهید یا پنهان کنید.</translation>
    </message>
    <message>
        <source>Many runs of one simulation, and what they come to.</source>
        <translation>اجراهای متعدد یک شبیه‌سازی و نتیجهٔ آن‌ها.</translation>
    </message>
    <message>
        <source>The undo steps of the text; click one to go back to it.</source>
        <translation>گام‌های واگرد متن؛ برای بازگشت به هر گام روی آن کلیک کنید.</translation>
    </message>
    <message>
        <source>Joints of the selected robot: try their angles and find limits that collide.</source>
        <translation>مفصل‌های ربات انتخاب‌شده: زاویه‌هایشان را بیازمایید و حدهایی را که برخورد می‌کنند بیابید.</translation>
    </message>
    <message>
        <source>What a view shows beside the meshes: collision shapes, contacts, joints, sensors and more.</source>
        <translation>آنچه نما افزون بر مش‌ها نشان می‌دهد: شکل‌های برخورد، تماس‌ها، مفصل‌ها، حسگرها و موارد دیگر.</translation>
    </message>
    <message>
        <source>Where the time of a cycle goes, in milliseconds, and how much there is to compute.</source>
        <translation>زمان هر چرخه کجا صرف می‌شود، به میلی‌ثانیه، و حجم محاسبه چقدر است.</translation>
    </message>
    <message>
        <source>Messages of scene, simulation and agents, with the file and line they are about.</source>
        <translation>پیام‌های صحنه، شبیه‌سازی و عامل‌ها، همراه با فایل و خط مربوط.</translation>
    </message>
    <message>
        <source>Masses and centres of mass of the selected robot.</source>
        <translation>جرم‌ها و مرکزهای جرم ربات انتخاب‌شده.</translation>
    </message>
    <message>
        <source>Score, clock and play mode of a match, the referee&apos;s decisions, and commands to direct it.</source>
        <translation>نتیجه، ساعت و حالت بازی مسابقه، تصمیم‌های داور، و فرمان‌های هدایت مسابقه.</translation>
    </message>
    <message>
        <source>What an agent is told and says, decoded, as it happens; messages can be sent by hand.</source>
        <translation>آنچه به عامل گفته می‌شود و آنچه می‌گوید، رمزگشوده و هم‌زمان؛ پیام را می‌توان دستی هم فرستاد.</translation>
    </message>
    <message>
        <source>Values of the node that was pinned, beside those of the selected one.</source>
        <translation>مقدارهای گره سنجاق‌شده، در کنار مقدارهای گره انتخاب‌شده.</translation>
    </message>
    <message>
        <source>The players of a match with fouls, cards and suspensions, and what may be done to the selected one.</source>
        <translation>بازیکنان مسابقه با خطاهای بازی، کارت‌ها و تعلیق‌ها، و آنچه با بازیکن انتخاب‌شده می‌توان کرد.</translation>
    </message>
    <message>
        <source>Numbers of the run as curves over time.</source>
        <translation>عددهای اجرا به‌صورت منحنی در طول زمان.</translation>
    </message>
    <message>
        <source>What is wrong in the open scenes; click a problem to go to its line.</source>
        <translation>مشکل‌های صحنه‌های باز؛ برای رفتن به خط هر مشکل روی آن کلیک کنید.</translation>
    </message>
    <message>
        <source>Programs that were started here: what they print, and how to stop and restart them.</source>
        <translation>برنامه‌هایی که اینجا راه‌اندازی شده‌اند: خروجی آن‌ها، و چگونگی توقف و راه‌اندازی دوباره.</translation>
    </message>
    <message>
        <source>Values of the selected node; changing one changes only its place in the text.</source>
        <translation>مقدارهای گره انتخاب‌شده؛ تغییر هر مقدار فقط جای آن را در متن تغییر می‌دهد.</translation>
    </message>
    <message>
        <source>Rules of the match and their variables, which may be changed while it runs.</source>
        <translation>قانون‌های مسابقه و متغیرهایشان، که هنگام اجرا هم می‌توان تغییرشان داد.</translation>
    </message>
    <message>
        <source>Everything that the views show, as a tree: find and select robots and parts.</source>
        <translation>همهٔ آنچه نماها نشان می‌دهند، به‌صورت درخت: ربات‌ها و بخش‌ها را بیابید و انتخاب کنید.</translation>
    </message>
    <message>
        <source>Finds words in the scene&apos;s files, and replaces them.</source>
        <translation>واژه‌ها را در فایل‌های صحنه می‌یابد و جایگزین می‌کند.</translation>
    </message>
    <message>
        <source>What the sensors of the selected robot say, with units.</source>
        <translation>آنچه حسگرهای ربات انتخاب‌شده می‌گویند، با یکا.</translation>
    </message>
    <message>
        <source>The nodes of the scene file as a tree, which can be edited.</source>
        <translation>گره‌های فایل صحنه به‌صورت درخت، که می‌توان ویرایششان کرد.</translation>
    </message>
    <message>
        <source>The text of scenes and scripts, with completion and checks while you type.</source>
        <translation>متن صحنه‌ها و اسکریپت‌ها، با تکمیل خودکار و بررسی هنگام نوشتن.</translation>
    </message>
    <message>
        <source>The past of the run or of a recording: drag the handle to look back, click marks of goals and fouls.</source>
        <translation>گذشتهٔ اجرا یا ضبط: برای نگاه به گذشته دستگیره را بکشید و روی نشانه‌های گل و خطای بازی کلیک کنید.</translation>
    </message>
    <message>
        <source>What one camera of a robot sees, in a window of its own.</source>
        <translation>آنچه یک دوربین ربات می‌بیند، در پنجره‌ای جداگانه.</translation>
    </message>
    <message>
        <source>Values of signals and of expressions of them, with the least and greatest of the run.</source>
        <translation>مقدار سیگنال‌ها و عبارت‌های ساخته از آن‌ها، با کمترین و بیشترین مقدار در اجرا.</translation>
    </message>
    <message>
        <source>The strategies that lead the teams of a game: load one, and see how long it thinks.</source>
        <translation>راهبردهایی که تیم‌های بازی را هدایت می‌کنند: یکی را بارگذاری کنید و زمان فکرش را ببینید.</translation>
    </message>
    <message>
        <source>Plans a restart: who may stand where it stands, and where the rules move the others.</source>
        <translation>شروع مجدد را طراحی می‌کند: چه کسی می‌تواند همان‌جا بماند و قواعد بقیه را کجا می‌برند.</translation>
    </message>
    <message>
        <source>Who leads which robot of the game, the plugins for them, and what clients say.</source>
        <translation>چه کسی کدام ربات بازی را هدایت می‌کند، افزونه‌هایشان، و گفته‌های کلاینت‌ها.</translation>
    </message>
</context>
<context>
    <name>sparkwright::HelpWindow</name>
    <message>
        <source>There is no page “%1”.</source>
        <translation>صفحهٔ «%1» وجود ندارد.</translation>
    </message>
    <message>
        <source>Help – Sparkwright</source>
        <translation>راهنما – Sparkwright</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>عقب</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>جلو</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>صفحهٔ نخست</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>یافتن در این صفحه</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>چاپ…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>جست‌وجو در راهنما</translation>
    </message>
    <message>
        <source>Words or beginnings of words, as in: hinge limit (Ctrl+Shift+F)</source>
        <translation>واژه‌ها یا آغاز واژه‌ها، مانند: hinge limit (Ctrl+Shift+F)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>فهرست مطالب</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>یافته‌ها در راهنما</translation>
    </message>
    <message>
        <source>Page of the help</source>
        <translation>صفحهٔ راهنما</translation>
    </message>
    <message>
        <source>The pages are being read…</source>
        <translation>صفحه‌ها در حال خوانده شدن‌اند…</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer or other words.</source>
        <translation>چیزی یافت نشد. واژه‌های کمتر یا دیگری را بیازمایید.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), the best first</source>
        <translation>
            <numerusform>%n مورد، بهترین در آغاز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::InspectorPanel</name>
    <message>
        <source>Agent %1</source>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>Agent %1 (gone)</source>
        <translation>عامل %1 (رفته)</translation>
    </message>
    <message>
        <source>All agents</source>
        <translation>همهٔ عامل‌ها</translation>
    </message>
    <message>
        <source>Commands to the server</source>
        <translation>فرمان‌ها به سرور</translation>
    </message>
    <message>
        <source>Messages can be seen in a simulation of this program only.</source>
        <translation>پیام‌ها را تنها در شبیه‌سازی همین برنامه می‌توان دید.</translation>
    </message>
    <message>
        <source>No agent is connected. When there is one, its messages are shown here, decoded.</source>
        <translation>عاملی متصل نیست. هرگاه عاملی باشد، پیام‌هایش رمزگشوده اینجا نشان داده می‌شوند.</translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they come faster than they can be shown.</source>
        <translation>
            <numerusform>%n پیام کنار گذاشته شد: پیام‌ها سریع‌تر از آن می‌رسند که بتوان نشان داد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>اشتباه</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>ستون %1: %2</translation>
    </message>
    <message>
        <source>Choose the agent in whose name it is sent, at the top left.</source>
        <translation>عاملی را که به نام آن فرستاده می‌شود، در بالا سمت چپ برگزینید.</translation>
    </message>
    <message>
        <source>Sent in the name of %1: %2</source>
        <translation>به نام %1 فرستاده شد: %2</translation>
    </message>
    <message>
        <source>Sent to the server: %1</source>
        <translation>به سرور فرستاده شد: %1</translation>
    </message>
    <message>
        <source>Agent to watch</source>
        <translation>عامل برای مشاهده</translation>
    </message>
    <message>
        <source>Whose messages are shown</source>
        <translation>عاملی که پیام‌هایش نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>جهت</translation>
    </message>
    <message>
        <source>Which messages are shown</source>
        <translation>پیام‌هایی که نشان داده می‌شوند</translation>
    </message>
    <message>
        <source>Both directions</source>
        <translation>هر دو جهت</translation>
    </message>
    <message>
        <source>To the agent</source>
        <translation>به عامل</translation>
    </message>
    <message>
        <source>From the agent</source>
        <translation>از عامل</translation>
    </message>
    <message>
        <source>Cycles kept</source>
        <translation>چرخه‌های نگه‌داشته</translation>
    </message>
    <message>
        <source>How many cycles are kept</source>
        <translation>شمار چرخه‌هایی که نگه داشته می‌شوند</translation>
    </message>
    <message numerus="yes">
        <source>%n cycle(s)</source>
        <translation>
            <numerusform>%n چرخه</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>پالایش با متن</translation>
    </message>
    <message>
        <source>Filter the messages</source>
        <translation>پالایش پیام‌ها</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Reads no more messages, while the simulation goes on</source>
        <translation>دیگر پیامی نمی‌خواند، در حالی که شبیه‌سازی ادامه دارد</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>دنبال کردن</translation>
    </message>
    <message>
        <source>Shows the newest message</source>
        <translation>تازه‌ترین پیام را نشان می‌دهد</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>پاک کردن پیام‌ها</translation>
    </message>
    <message>
        <source>Removes all messages from the list</source>
        <translation>همهٔ پیام‌ها را از فهرست برمی‌دارد</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>پیام‌ها</translation>
    </message>
    <message>
        <source>Parts of the message</source>
        <translation>بخش‌های پیام</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>معنا</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>متن پیام</translation>
    </message>
    <message>
        <source>Decoded</source>
        <translation>رمزگشوده</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>&amp;Send:</source>
        <translation>ارسال:</translation>
    </message>
    <message>
        <source>as this agent</source>
        <translation>به نام این عامل</translation>
    </message>
    <message>
        <source>to the server</source>
        <translation>به سرور</translation>
    </message>
    <message>
        <source>Send as</source>
        <translation>ارسال به‌عنوان</translation>
    </message>
    <message>
        <source>As this agent: its effectors take it. To the server: a command, as of a trainer or monitor</source>
        <translation>به نام این عامل: افکتورهای آن پیام را می‌گیرند. به سرور: یک فرمان، مانند فرمان مربی یا مانیتور</translation>
    </message>
    <message>
        <source>Message to send</source>
        <translation>پیام برای ارسال</translation>
    </message>
    <message>
        <source>(he1 1.5) – Enter sends, Up recalls earlier ones</source>
        <translation>(he1 1.5) – Enter می‌فرستد، کلید بالا موارد پیشین را می‌آورد</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>ارسال</translation>
    </message>
</context>
<context>
    <name>sparkwright::JobsPart</name>
    <message>
        <source>New e&amp;xperiment…</source>
        <translation>آزمایش تازه…</translation>
    </message>
    <message>
        <source>Run this scene many times, with other seeds or settings, and compare the results</source>
        <translation>اجرای چندبارهٔ این صحنه با seedها یا تنظیمات دیگر و مقایسهٔ نتیجه‌ها</translation>
    </message>
    <message>
        <source>Show e&amp;xperiments</source>
        <translation>نمایش آزمایش‌ها</translation>
    </message>
    <message>
        <source>Go to the runs of the experiment that is open</source>
        <translation>رفتن به اجراهای آزمایش باز</translation>
    </message>
    <message>
        <source>This run has not begun yet</source>
        <translation>این اجرا هنوز آغاز نشده است</translation>
    </message>
    <message>
        <source>The command is in the clipboard</source>
        <translation>فرمان در بریده‌دان است</translation>
    </message>
    <message>
        <source>%1: all runs are done</source>
        <translation>%1: همهٔ اجراها انجام شد</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>آزمایش‌ها</translation>
    </message>
    <message>
        <source>Stop the experiment that is running before you open another one.</source>
        <translation>پیش از باز کردن آزمایشی دیگر، آزمایش در حال اجرا را متوقف کنید.</translation>
    </message>
    <message>
        <source>Open job file</source>
        <translation>باز کردن فایل کار</translation>
    </message>
    <message>
        <source>Experiments (*.sparkjobs)</source>
        <translation>آزمایش‌ها (*.sparkjobs)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>صدور نتیجه‌ها</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جدول‌ها (*.csv)</translation>
    </message>
    <message>
        <source>The results are not exported: %1</source>
        <translation>نتیجه‌ها صادر نشد: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ذخیره شد</translation>
    </message>
    <message>
        <source>This shows the run with the usual robots: record the runs to watch them as they were.</source>
        <translation>این اجرا با ربات‌های معمول نشان داده می‌شود: برای تماشای اجراها به همان صورتی که بودند، آن‌ها را ضبط کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of an experiment are not done; those that are done are kept, and it can go on later.</source>
        <translation>
            <numerusform>%n اجرای یک آزمایش انجام نشده است؛ اجراهای انجام‌شده نگه داشته می‌شوند و می‌توان بعداً ادامه داد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::JointAnchor</name>
    <message>
        <source>Anchor of %1</source>
        <translation>لنگر %1</translation>
    </message>
    <message>
        <source>Move anchor</source>
        <translation>جابه‌جا کردن لنگر</translation>
    </message>
    <message>
        <source>%1 is an argument of this file. Select the import that gives it, and drag there.</source>
        <translation>%1 آرگومان این فایل است. واردکردنی را که آن را می‌دهد انتخاب کنید و در آنجا بکشید.</translation>
    </message>
    <message>
        <source>The text computes this number: %1. Change it there, or put a number in its place.</source>
        <translation>متن این عدد را محاسبه می‌کند: %1. آن را در آنجا تغییر دهید یا عددی به جایش بگذارید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointPanel</name>
    <message>
        <source>Set the posture</source>
        <translation>تنظیم ژست</translation>
    </message>
    <message>
        <source>Drive by motors</source>
        <translation>راندن با موتورها</translation>
    </message>
    <message>
        <source>How joints are moved</source>
        <translation>روش حرکت مفصل‌ها</translation>
    </message>
    <message>
        <source>Set: at once and without forces, also while paused. Drive: the motors of the joints move them while the simulation runs; commands of agents count again afterwards.</source>
        <translation>تنظیم: بی‌درنگ و بدون نیرو، هنگام مکث هم. راندن: هنگام اجرای شبیه‌سازی، موتورها مفصل‌ها را حرکت می‌دهند؛ پس از آن دوباره فرمان عامل‌ها معتبر است.</translation>
    </message>
    <message>
        <source>Filter joints</source>
        <translation>پالایش مفصل‌ها</translation>
    </message>
    <message>
        <source>&amp;Zero pose</source>
        <translation>ژست صفر</translation>
    </message>
    <message>
        <source>All joints to 0, or to the limit nearest to it</source>
        <translation>همهٔ مفصل‌ها به 0 یا به نزدیک‌ترین حد به آن</translation>
    </message>
    <message>
        <source>S&amp;weep…</source>
        <translation>پیمایش…</translation>
    </message>
    <message>
        <source>Move all joints over their limits and list the parts that touch each other</source>
        <translation>حرکت همهٔ مفصل‌ها در محدودهٔ خود و فهرست کردن بخش‌هایی که به هم می‌خورند</translation>
    </message>
    <message>
        <source>without limits</source>
        <translation>بدون حد</translation>
    </message>
    <message>
        <source>has a motor</source>
        <translation>موتور دارد</translation>
    </message>
    <message>
        <source>has no motor</source>
        <translation>موتور ندارد</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>مفصل %1</translation>
    </message>
    <message>
        <source>Joint %1, metres</source>
        <translation>مفصل %1، متر</translation>
    </message>
    <message>
        <source>Joint %1, degrees</source>
        <translation>مفصل %1، درجه</translation>
    </message>
    <message>
        <source>Joint %1, now</source>
        <translation>مفصل %1، اکنون</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its joints here.</source>
        <translation>برای دیدن مفصل‌ها در اینجا، صحنه‌ای با ربات باز کنید.</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>The selected thing has no joints. Select a robot or a part of one.</source>
        <translation>شیء انتخاب‌شده مفصلی ندارد. رباتی یا بخشی از آن را انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::JointRange</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 m to %2 m</source>
        <translation>%1 m تا %2 m</translation>
    </message>
    <message>
        <source>%1° to %2°</source>
        <translation>%1° تا %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeepStateDialog</name>
    <message>
        <source>Keep this state</source>
        <translation>ذخیرهٔ این وضعیت</translation>
    </message>
    <message>
        <source>Name of the state</source>
        <translation>نام وضعیت</translation>
    </message>
    <message>
        <source>The run can go on from this moment again, to the bit, also after the program has ended. The file goes to %1.</source>
        <translation>اجرا می‌تواند دوباره از این لحظه، با دقت بیت‌به‌بیت، ادامه یابد، حتی پس از پایان برنامه. فایل در %1 ذخیره می‌شود.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>نام:</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeptEdits</name>
    <message>
        <source>There are unsaved edits of %1: open it to restore them.</source>
        <translation>ویرایش‌های ذخیره‌نشده‌ای از %1 هست: برای بازیابی، آن را باز کنید.</translation>
    </message>
    <message>
        <source>The kept edits of %1 are among its earlier versions.</source>
        <translation>ویرایش‌های نگه‌داشته‌شدهٔ %1 در میان نسخه‌های پیشین آن است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyCapture</name>
    <message>
        <source>Press the keys · Esc: end</source>
        <translation>کلیدها را فشار دهید · Esc: پایان</translation>
    </message>
    <message>
        <source>Press the mouse button here</source>
        <translation>دکمهٔ ماوس را اینجا فشار دهید</translation>
    </message>
    <message>
        <source>Click, or Enter, then press the keys</source>
        <translation>کلیک کنید یا Enter بزنید، سپس کلیدها را فشار دهید</translation>
    </message>
    <message>
        <source>Click, then press the mouse button here, with Ctrl, Alt, Shift</source>
        <translation>کلیک کنید، سپس دکمهٔ ماوس را با Ctrl، Alt، Shift اینجا فشار دهید</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>کلیدهای جدید</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyConflict</name>
    <message>
        <source>%1 is “%2” while a text has the keyboard, else “%3”</source>
        <translation>%1 وقتی متنی صفحه‌کلید را در اختیار دارد «%2» است، وگرنه «%3»</translation>
    </message>
    <message>
        <source>%1 is “%2” while the tree has the keyboard, else “%3”</source>
        <translation>%1 وقتی درخت صفحه‌کلید را در اختیار دارد «%2» است، وگرنه «%3»</translation>
    </message>
    <message>
        <source>%1 means both “%2” and “%3”: neither acts</source>
        <translation>%1 هم «%2» و هم «%3» معنا می‌دهد: هیچ‌یک عمل نمی‌کند</translation>
    </message>
    <message>
        <source>%1 is “%2” while match keys are armed, else “%3”</source>
        <translation>%1 وقتی کلیدهای مسابقه فعال‌اند «%2» است، وگرنه «%3»</translation>
    </message>
    <message>
        <source>%1 is “%2” in the views, so that “%3” does not act there</source>
        <translation>%1 در نماها «%2» است، پس «%3» در آنجا عمل نمی‌کند</translation>
    </message>
    <message>
        <source>%1 is “%2” while flying, else “%3”</source>
        <translation>%1 هنگام پرواز «%2» است، وگرنه «%3»</translation>
    </message>
    <message>
        <source>Text fields take %1 for themselves; elsewhere it is “%2”</source>
        <translation>کادرهای متن %1 را برای خود می‌گیرند؛ در جاهای دیگر «%2» است</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyMap</name>
    <message>
        <source>Mend the file, or delete it to use the keys of the profile</source>
        <translation>فایل را اصلاح کنید، یا برای استفاده از کلیدهای نمایه آن را حذف کنید</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks</source>
        <translation>%1 باید متنی درون گیومه باشد</translation>
    </message>
    <message>
        <source>`%1` is no press of a mouse button</source>
        <translation>`%1` فشردن دکمهٔ ماوس نیست</translation>
    </message>
    <message>
        <source>Write Left, Middle or Right, with Ctrl+, Alt+, Shift+, Double+ before it</source>
        <translation>Left، Middle یا Right بنویسید و پیش از آن Ctrl+، Alt+، Shift+، Double+</translation>
    </message>
    <message>
        <source>%1 must be &quot;%2&quot; or &quot;%3&quot;</source>
        <translation>%1 باید &quot;%2&quot; یا &quot;%3&quot; باشد</translation>
    </message>
    <message>
        <source>There is no `%1` here</source>
        <translation>`%1` در اینجا وجود ندارد</translation>
    </message>
    <message>
        <source>%1 must be a text in quotation marks, or a list of such</source>
        <translation>%1 باید متنی درون گیومه یا فهرستی از این‌گونه متن‌ها باشد</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>برای نمونه %1</translation>
    </message>
    <message>
        <source>`%1` is no key</source>
        <translation>`%1` کلید نیست</translation>
    </message>
    <message>
        <source>Write one key, with Ctrl+, Alt+, Shift+ before it: Ctrl+Shift+P</source>
        <translation>یک کلید بنویسید و پیش از آن Ctrl+، Alt+، Shift+: مانند Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>A key map of more than 1 MB is not read</source>
        <translation>نقشهٔ کلیدهای بزرگ‌تر از 1 MB خوانده نمی‌شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeyProfiles</name>
    <message>
        <source>Drag orbits, Space runs and pauses while a view has the keyboard</source>
        <translation>وقتی نما صفحه‌کلید را در اختیار دارد، کشیدن گردش می‌دهد و Space اجرا و مکث می‌کند</translation>
    </message>
    <message>
        <source>Drag looks around and W A S D fly, Space follows the ball, P X C R G H control playback</source>
        <translation>کشیدن نگاه به اطراف است و W A S D پرواز، Space توپ را دنبال می‌کند، P X C R G H پخش را کنترل می‌کنند</translation>
    </message>
    <message>
        <source>Drag moves what is under the cursor, or the view; Shift+drag turns; 1 to 6 set the opening angle, 7 to 0 what happens to velocities</source>
        <translation>کشیدن آنچه را زیر نشانگر است یا نما را جابه‌جا می‌کند؛ Shift+کشیدن می‌چرخاند؛ 1 تا 6 زاویهٔ دید و 7 تا 0 رفتار سرعت‌ها را تنظیم می‌کنند</translation>
    </message>
    <message>
        <source>A click selects the whole thing, Shift+drag moves it, Ctrl+1 steps, Ctrl+2 runs</source>
        <translation>کلیک کل شیء را انتخاب و Shift+کشیدن آن را جابه‌جا می‌کند، Ctrl+1 گام است و Ctrl+2 اجرا</translation>
    </message>
    <message>
        <source>Keys cannot be read: %1</source>
        <translation>کلیدها را نمی‌توان خواند: %1</translation>
    </message>
    <message>
        <source>There is no profile `%1`</source>
        <translation>نمایهٔ `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>پیش‌فرض</translation>
    </message>
    <message>
        <source>There is no action `%1`</source>
        <translation>کنش `%1` وجود ندارد</translation>
    </message>
    <message>
        <source>the damaged file cannot be kept aside</source>
        <translation>فایل آسیب‌دیده را نمی‌توان کنار نگه داشت</translation>
    </message>
    <message>
        <source>Keys cannot be stored in %1: %2</source>
        <translation>کلیدها را نمی‌توان در %1 ذخیره کرد: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeySheet</name>
    <message>
        <source>Everywhere</source>
        <translation>همه‌جا</translation>
    </message>
    <message>
        <source>In the views</source>
        <translation>در نماها</translation>
    </message>
    <message>
        <source>Match keys: in the views, while armed</source>
        <translation>کلیدهای مسابقه: در نماها، وقتی فعال‌اند</translation>
    </message>
    <message>
        <source>In texts</source>
        <translation>در متن‌ها</translation>
    </message>
    <message>
        <source>In the tree of the scene file</source>
        <translation>در درخت فایل صحنه</translation>
    </message>
    <message>
        <source>Sparkwright: keys and mouse (%1)</source>
        <translation>Sparkwright: کلیدها و ماوس (%1)</translation>
    </message>
    <message>
        <source>Wheel, pinch</source>
        <translation>چرخ ماوس، نیشگون</translation>
    </message>
    <message>
        <source>Zoom at the point under the cursor</source>
        <translation>بزرگ‌نمایی در نقطهٔ زیر نشانگر</translation>
    </message>
    <message>
        <source>Shift with any of these</source>
        <translation>Shift با هر یک از این‌ها</translation>
    </message>
    <message>
        <source>Small steps</source>
        <translation>گام‌های کوچک</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>ماوس در نماها</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>کلیدها و ماوس</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 را نمی‌توان نوشت: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::KeysPage</name>
    <message>
        <source>&amp;Profile</source>
        <translation>نمایه</translation>
    </message>
    <message>
        <source>Profile of keys and mouse</source>
        <translation>نمایهٔ کلیدها و ماوس</translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation>جست‌وجو با نام یا کلیدها</translation>
    </message>
    <message>
        <source>Press keys</source>
        <translation>فشردن کلیدها</translation>
    </message>
    <message>
        <source>Search for what keys do: press them in the field</source>
        <translation>جست‌وجوی کارکرد کلیدها: آن‌ها را در این کادر فشار دهید</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>فرمان</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>فرمان‌ها و کلیدهایشان</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>تنظیم</translation>
    </message>
    <message>
        <source>Give the command these keys, and no others</source>
        <translation>دادن همین کلیدها به فرمان، و نه کلیدهای دیگر</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>افزودن</translation>
    </message>
    <message>
        <source>Give the command these keys, too</source>
        <translation>دادن این کلیدها به فرمان، افزون بر کلیدهای دیگر</translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation>بدون کلید</translation>
    </message>
    <message>
        <source>Take all keys away from the command</source>
        <translation>گرفتن همهٔ کلیدها از فرمان</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>بازنشانی</translation>
    </message>
    <message>
        <source>Give the command the keys of the profile</source>
        <translation>دادن کلیدهای نمایه به فرمان</translation>
    </message>
    <message>
        <source>&amp;Take them away from other commands</source>
        <translation>گرفتن آن‌ها از فرمان‌های دیگر</translation>
    </message>
    <message>
        <source>Else both commands have them, and neither acts</source>
        <translation>وگرنه هر دو فرمان آن‌ها را دارند و هیچ‌یک عمل نمی‌کند</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>بازنشانی همه</translation>
    </message>
    <message>
        <source>Forget all own keys</source>
        <translation>فراموش کردن همهٔ کلیدهای خود</translation>
    </message>
    <message>
        <source>Save as &amp;page…</source>
        <translation>ذخیره به‌صورت صفحه…</translation>
    </message>
    <message>
        <source>Save all keys as a page to print: PDF or HTML</source>
        <translation>ذخیرهٔ همهٔ کلیدها به‌صورت صفحه‌ای برای چاپ: PDF یا HTML</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>تعارض‌ها</translation>
    </message>
    <message>
        <source>New &amp;keys</source>
        <translation>کلیدهای جدید</translation>
    </message>
    <message>
        <source>Keys with &amp;two meanings:</source>
        <translation>کلیدهای دومعنا:</translation>
    </message>
    <message>
        <source>Your own keys</source>
        <translation>کلیدهای خودتان</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Mouse in the views</source>
        <translation>ماوس در نماها</translation>
    </message>
    <message>
        <source>%1 belongs to: %2</source>
        <translation>%1 از آن این‌هاست: %2</translation>
    </message>
    <message>
        <source>Conflict: %1</source>
        <translation>تعارض: %1</translation>
    </message>
    <message>
        <source>No key has two meanings</source>
        <translation>هیچ کلیدی دو معنا ندارد</translation>
    </message>
    <message>
        <source>Save the keys as a page</source>
        <translation>ذخیرهٔ کلیدها به‌صورت صفحه</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;HTML (*.html)</source>
        <translation>PDF (*.pdf);;HTML (*.html)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>ذخیره شد: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::KickDialog</name>
    <message>
        <source> m/s</source>
        <translation> m/s</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Kick the ball</source>
        <translation>شوت توپ</translation>
    </message>
    <message>
        <source>0°: towards the right goal, 90°: to the left of that</source>
        <translation>0°: به سوی دروازهٔ راست، 90°: به چپِ آن</translation>
    </message>
    <message>
        <source>0°: along the ground, 45°: high and far</source>
        <translation>0°: روی زمین، 45°: بلند و دور</translation>
    </message>
    <message>
        <source>&amp;Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>&amp;Direction</source>
        <translation>جهت</translation>
    </message>
    <message>
        <source>&amp;Upwards</source>
        <translation>رو به بالا</translation>
    </message>
    <message>
        <source>&amp;Kick</source>
        <translation>شوت</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerCommands</name>
    <message>
        <source>Show dra&amp;wings</source>
        <translation>نمایش ترسیم‌ها</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools in the active view</source>
        <translation>نمایش ترسیم‌های عامل‌ها و ابزارها در نمای فعال</translation>
    </message>
    <message>
        <source>Show &amp;names and numbers</source>
        <translation>نمایش نام‌ها و شماره‌ها</translation>
    </message>
    <message>
        <source>Show names and numbers over the things of the active view</source>
        <translation>نمایش نام‌ها و شماره‌ها روی اشیای نمای فعال</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Hide the meshes of the scene in the active view</source>
        <translation>پنهان کردن مش‌های صحنه در نمای فعال</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>سیمی</translation>
    </message>
    <message>
        <source>Show the meshes of the scene as lines</source>
        <translation>نمایش مش‌های صحنه به‌صورت خط</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>تخت</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with one brightness for each face</source>
        <translation>نمایش مش‌های صحنه با یک روشنایی برای هر وجه</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>هموار</translation>
    </message>
    <message>
        <source>Show the meshes of the scene with smooth shading</source>
        <translation>نمایش مش‌های صحنه با سایه‌زنی هموار</translation>
    </message>
    <message>
        <source>See-&amp;through</source>
        <translation>شفاف</translation>
    </message>
    <message>
        <source>Show the meshes of the scene so that one sees through them</source>
        <translation>نمایش مش‌های صحنه به‌صورت شفاف</translation>
    </message>
    <message>
        <source>Hide the shapes of the physics engine in the active view</source>
        <translation>پنهان کردن شکل‌های موتور فیزیک در نمای فعال</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine as lines</source>
        <translation>نمایش شکل‌های موتور فیزیک به‌صورت خط</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with one brightness for each face</source>
        <translation>نمایش شکل‌های موتور فیزیک با یک روشنایی برای هر وجه</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine with smooth shading</source>
        <translation>نمایش شکل‌های موتور فیزیک با سایه‌زنی هموار</translation>
    </message>
    <message>
        <source>Show the shapes of the physics engine so that one sees through them</source>
        <translation>نمایش شکل‌های موتور فیزیک به‌صورت شفاف</translation>
    </message>
    <message>
        <source>Hide the drawings of agents and tools in the active view</source>
        <translation>پنهان کردن ترسیم‌های عامل‌ها و ابزارها در نمای فعال</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools as lines</source>
        <translation>نمایش ترسیم‌های عامل‌ها و ابزارها به‌صورت خط</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with one brightness for each face</source>
        <translation>نمایش ترسیم‌های عامل‌ها و ابزارها با یک روشنایی برای هر وجه</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools with smooth shading</source>
        <translation>نمایش ترسیم‌های عامل‌ها و ابزارها با سایه‌زنی هموار</translation>
    </message>
    <message>
        <source>Show the drawings of agents and tools so that one sees through them</source>
        <translation>نمایش ترسیم‌های عامل‌ها و ابزارها به‌صورت شفاف</translation>
    </message>
    <message>
        <source>Appea&amp;rance</source>
        <translation>ظاهر</translation>
    </message>
    <message>
        <source>P&amp;hysics shapes</source>
        <translation>شکل‌های فیزیک</translation>
    </message>
    <message>
        <source>Dra&amp;wings of agents</source>
        <translation>ترسیم‌های عامل‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSettings</name>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>%1 · penalised</source>
        <translation>%1 · جریمه‌شده</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>ظاهر</translation>
    </message>
    <message>
        <source>The meshes of the scene</source>
        <translation>مش‌های صحنه</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>شکل‌های برخورد</translation>
    </message>
    <message>
        <source>Shapes of the physics engine; colours show the state</source>
        <translation>شکل‌های موتور فیزیک؛ رنگ‌ها وضعیت را نشان می‌دهند</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>تماس‌ها</translation>
    </message>
    <message>
        <source>Contact points with the forces of the last step</source>
        <translation>نقطه‌های تماس با نیروهای آخرین گام</translation>
    </message>
    <message>
        <source>Joint axes</source>
        <translation>محورهای مفصل</translation>
    </message>
    <message>
        <source>Centres of mass</source>
        <translation>مرکزهای جرم</translation>
    </message>
    <message>
        <source>Of each body, larger if it is heavier, and of each robot, with a plumb line</source>
        <translation>مرکز جرم هر جسم، بزرگ‌تر برای جسم سنگین‌تر، و هر ربات با خط شاقول</translation>
    </message>
    <message>
        <source>Support polygon</source>
        <translation>چندضلعی تکیه‌گاه</translation>
    </message>
    <message>
        <source>Around the points where a robot stands on the ground; it falls over when its centre of mass is not above it</source>
        <translation>گرد نقطه‌هایی که ربات با آن‌ها روی زمین ایستاده است؛ اگر مرکز جرم بالای آن نباشد ربات می‌افتد</translation>
    </message>
    <message>
        <source>Coordinate frames</source>
        <translation>دستگاه‌های مختصات</translation>
    </message>
    <message>
        <source>Axes of the world and of each body: x red, y green, z blue</source>
        <translation>محورهای جهان و هر جسم: x سرخ، y سبز، z آبی</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>حسگرها</translation>
    </message>
    <message>
        <source>Ranges of sensors: cones of vision, sonar, rays, forces on the feet</source>
        <translation>محدودهٔ حسگرها: مخروط‌های دید، سونار، پرتوها، نیروهای وارد بر پاها</translation>
    </message>
    <message>
        <source>Trails</source>
        <translation>ردها</translation>
    </message>
    <message>
        <source>Paths of ball and robots in the last seconds</source>
        <translation>مسیر توپ و ربات‌ها در چند ثانیهٔ گذشته</translation>
    </message>
    <message>
        <source>Names and numbers</source>
        <translation>نام‌ها و شماره‌ها</translation>
    </message>
    <message>
        <source>Team and number over the head of each robot; names of other things that move</source>
        <translation>تیم و شماره بالای سر هر ربات؛ نام دیگر اشیای متحرک</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>متحرک</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>ساکن</translation>
    </message>
    <message>
        <source>Touches something</source>
        <translation>با چیزی تماس دارد</translation>
    </message>
    <message>
        <source>Sleeps</source>
        <translation>خوابیده</translation>
    </message>
    <message>
        <source>Penalised in the last %1 s</source>
        <translation>جریمه‌شده در %1 s گذشته</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>انتخاب‌شده</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>تماس</translation>
    </message>
    <message>
        <source>Force, %1 N = %2 m</source>
        <translation>نیرو، %1 N = %2 m</translation>
    </message>
    <message>
        <source>Axis, and range between stops</source>
        <translation>محور و محدودهٔ میان حدهای حرکت</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>جای کنونی</translation>
    </message>
    <message>
        <source>Of a body</source>
        <translation>یک جسم</translation>
    </message>
    <message>
        <source>Of a robot, with plumb line</source>
        <translation>یک ربات، با خط شاقول</translation>
    </message>
    <message>
        <source>Centre of mass above it</source>
        <translation>مرکز جرم بالای آن</translation>
    </message>
    <message>
        <source>Not above it</source>
        <translation>نه بالای آن</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>Vision, drawn to %1 m</source>
        <translation>دید، رسم‌شده تا %1 m</translation>
    </message>
    <message>
        <source>Sonar</source>
        <translation>سونار</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>پرتو</translation>
    </message>
    <message>
        <source>Measured force, same scale as contacts</source>
        <translation>نیروی اندازه‌گیری‌شده، با مقیاس تماس‌ها</translation>
    </message>
    <message>
        <source>Gyroscope, accelerometer, position, touch</source>
        <translation>ژیروسکوپ، شتاب‌سنج، موقعیت، لمس</translation>
    </message>
    <message>
        <source>Ball, last %1 s</source>
        <translation>توپ، %1 s گذشته</translation>
    </message>
    <message>
        <source>Others; players in team colours</source>
        <translation>دیگران؛ بازیکنان به رنگ تیم</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>ترسیم‌ها</translation>
    </message>
    <message>
        <source>Drawings of agents and tools: lines, circles, areas and texts</source>
        <translation>ترسیم‌های عامل‌ها و ابزارها: خط‌ها، دایره‌ها، سطح‌ها و متن‌ها</translation>
    </message>
    <message>
        <source>%1 °C, %2 N·m</source>
        <translation>%1 °C، %2 N·m</translation>
    </message>
    <message>
        <source>Axes of joints, the range between their stops, and where they are in it: needles, the redder the hotter a realistic motor is</source>
        <translation>محورهای مفصل‌ها، محدودهٔ میان حدهای حرکت و جای کنونی: عقربه‌ها، هر چه موتور واقع‌گرا داغ‌تر، سرخ‌تر</translation>
    </message>
    <message>
        <source>Where it is, with a hot motor</source>
        <translation>جای کنونی، با موتور داغ</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayerSwitch</name>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>سیمی</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>توپر</translation>
    </message>
    <message>
        <source>See-through</source>
        <translation>شفاف</translation>
    </message>
    <message>
        <source>On</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>تخت</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>هموار</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayersPanel</name>
    <message>
        <source>Show</source>
        <translation>نمایش</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>صحنه</translation>
    </message>
    <message>
        <source>The view without extra layers</source>
        <translation>نما بدون لایهٔ اضافی</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>فیزیک</translation>
    </message>
    <message>
        <source>What the physics engine works with: shapes, contacts, joints, masses</source>
        <translation>آنچه موتور فیزیک با آن کار می‌کند: شکل‌ها، تماس‌ها، مفصل‌ها، جرم‌ها</translation>
    </message>
    <message>
        <source>Sensors</source>
        <translation>حسگرها</translation>
    </message>
    <message>
        <source>Sensors and names of robots</source>
        <translation>حسگرها و نام‌های ربات‌ها</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>نمایش: %1</translation>
    </message>
    <message>
        <source>Restore the defaults of this panel</source>
        <translation>بازگرداندن پیش‌فرض‌های این پنل</translation>
    </message>
    <message>
        <source>Reset layers</source>
        <translation>بازنشانی لایه‌ها</translation>
    </message>
    <message>
        <source>&amp;Only the selection</source>
        <translation>فقط انتخاب</translation>
    </message>
    <message>
        <source>Layers show only the selection and its robot; meshes stay</source>
        <translation>لایه‌ها تنها انتخاب و ربات آن را نشان می‌دهند؛ مش‌ها می‌مانند</translation>
    </message>
    <message>
        <source>&amp;Legend in the view</source>
        <translation>راهنمای رنگ‌ها در نما</translation>
    </message>
    <message>
        <source>Explain the colours of the layers that are on in a corner of the view</source>
        <translation>توضیح رنگ‌های لایه‌های روشن در گوشهٔ نما</translation>
    </message>
    <message>
        <source>Nothing is selected, so the layers show nothing. Click a robot in the view.</source>
        <translation>چیزی انتخاب نشده است، پس لایه‌ها چیزی نشان نمی‌دهند. روی یک ربات در نما کلیک کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::LayoutStore</name>
    <message>
        <source>%1: the layout cannot be read; the default layout is used</source>
        <translation>%1: چیدمان را نمی‌توان خواند؛ چیدمان پیش‌فرض به کار می‌رود</translation>
    </message>
    <message>
        <source>The layout cannot be stored: %1</source>
        <translation>چیدمان را نمی‌توان ذخیره کرد: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LoadPanel</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>A cycle may take %1 ms at the speed that is asked for.</source>
        <translation>هر چرخه با سرعت خواسته‌شده می‌تواند %1 ms زمان ببرد.</translation>
    </message>
    <message numerus="yes">
        <source>%n contact(s)</source>
        <translation>
            <numerusform>%n تماس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n body(s) move</source>
        <translation>
            <numerusform>%1 از %n جسم در حرکت‌اند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint(s)</source>
        <translation>
            <numerusform>%n مفصل</numerusform>
        </translation>
    </message>
    <message>
        <source>All of a cycle</source>
        <translation>کل چرخه</translation>
    </message>
    <message>
        <source>Plot them</source>
        <translation>رسم در نمودار</translation>
    </message>
    <message>
        <source>Show the times of the parts over simulated time, in the plots</source>
        <translation>نمایش زمان بخش‌ها بر حسب زمان شبیه‌سازی در نمودارها</translation>
    </message>
</context>
<context>
    <name>sparkwright::LockCommands</name>
    <message>
        <source>Loc&amp;k camera</source>
        <translation>قفل کردن دوربین</translation>
    </message>
    <message>
        <source>The cameras of the views stay as they are, whatever mouse and keys do</source>
        <translation>دوربین‌های نماها، هر کاری که ماوس و کلیدها بکنند، همان‌گونه می‌مانند</translation>
    </message>
    <message>
        <source>Lock selectio&amp;n</source>
        <translation>قفل کردن انتخاب</translation>
    </message>
    <message>
        <source>Clicks and keys in the views select nothing else</source>
        <translation>کلیک‌ها و کلیدها در نماها چیز دیگری را انتخاب نمی‌کنند</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The camera is locked: View › %1</source>
        <translation>دوربین قفل است: نما › %1</translation>
    </message>
    <message>
        <source>The selection is locked: View › %1</source>
        <translation>انتخاب قفل است: نما › %1</translation>
    </message>
    <message>
        <source>Things are locked: View › %1</source>
        <translation>اشیا قفل‌اند: نما › %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogModel</name>
    <message>
        <source>Detail</source>
        <translation>جزئیات</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>یادداشت</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>هشدار</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطا</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>شدت</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>پیام</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>صحنه</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>اسکریپت‌ها</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>عامل‌ها</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>مسابقه</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>دیگر</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>منبع</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPanel</name>
    <message>
        <source>Everything</source>
        <translation>همه چیز</translation>
    </message>
    <message>
        <source>Notes and above</source>
        <translation>یادداشت‌ها و بالاتر</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>هشدارها و خطاها</translation>
    </message>
    <message>
        <source>Errors only</source>
        <translation>فقط خطاها</translation>
    </message>
    <message>
        <source>Severity to show</source>
        <translation>شدت برای نمایش</translation>
    </message>
    <message>
        <source>Lowest severity to be shown</source>
        <translation>کمترین شدتی که نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>پالایش با متن</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>پالایش گزارش</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>پاک کردن گزارش</translation>
    </message>
    <message>
        <source>Removes all messages from the log</source>
        <translation>همهٔ پیام‌ها را از گزارش برمی‌دارد</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>گزارش</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>همهٔ منبع‌ها</translation>
    </message>
    <message>
        <source>No source</source>
        <translation>هیچ منبع</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n منبع</numerusform>
        </translation>
    </message>
    <message>
        <source>Sources to show</source>
        <translation>منبع‌ها برای نمایش</translation>
    </message>
    <message>
        <source>Which parts of the program may be heard here</source>
        <translation>پیام کدام بخش‌های برنامه اینجا نشان داده شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::LogPart</name>
    <message>
        <source>Log</source>
        <translation>گزارش</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>رونوشت شد: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::LookPart</name>
    <message>
        <source>Draw with lower quality</source>
        <translation>ترسیم با کیفیت پایین‌تر</translation>
    </message>
    <message>
        <source>Shadows are simpler, and more time is left for the simulation</source>
        <translation>سایه‌ها ساده‌تر می‌شوند و زمان بیشتری برای شبیه‌سازی می‌ماند</translation>
    </message>
</context>
<context>
    <name>sparkwright::MainWindow</name>
    <message>
        <source>&amp;Language</source>
        <translation>زبان</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1, and %n other file(s) as texts</source>
        <translation>
            <numerusform>%1 باز شد، و %n فایل دیگر به‌صورت متن</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationCommands</name>
    <message>
        <source>What is moved</source>
        <translation>آنچه جابه‌جا می‌شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::ManipulationTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>رها کردن: جابه‌جایی · Ctrl: گام‌به‌گام · تایپ عدد · Enter: اعمال · Esc: لغو</translation>
    </message>
    <message>
        <source>Release: kick · Shift: high · Esc: cancel</source>
        <translation>رها کردن: شوت · Shift: هوایی · Esc: لغو</translation>
    </message>
    <message>
        <source>Pushes until you let go</source>
        <translation>تا رها کردن هل می‌دهد</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here · Alt+drag: push or kick</source>
        <translation>کشیدن: جابه‌جایی · Ctrl+کلیک: قرار دادن در اینجا · Alt+کشیدن: هل دادن یا شوت</translation>
    </message>
    <message>
        <source>Drag: turn · Ctrl: steps of %1°</source>
        <translation>کشیدن: چرخاندن · Ctrl: گام‌های %1°</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl: steps of %1 m</source>
        <translation>کشیدن: جابه‌جایی · Ctrl: گام‌های %1 m</translation>
    </message>
    <message>
        <source>x %1  y %2</source>
        <translation>x %1  y %2</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <source>%1 N</source>
        <translation>%1 N</translation>
    </message>
    <message>
        <source>%1 N·m</source>
        <translation>%1 N·m</translation>
    </message>
    <message>
        <source>Drag: move · Ctrl+click: place here</source>
        <translation>کشیدن: جابه‌جایی · Ctrl+کلیک: قرار دادن در اینجا</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>%1  z %2</source>
        <translation>%1  z %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::MassDialog</name>
    <message>
        <source>Keep each mass</source>
        <translation>حفظ هر جرم</translation>
    </message>
    <message>
        <source>ABS</source>
        <translation>ABS</translation>
    </message>
    <message>
        <source>PLA</source>
        <translation>PLA</translation>
    </message>
    <message>
        <source>Nylon</source>
        <translation>نایلون</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>چوب</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>لاستیک</translation>
    </message>
    <message>
        <source>Carbon fibre</source>
        <translation>الیاف کربن</translation>
    </message>
    <message>
        <source>Aluminium</source>
        <translation>آلومینیوم</translation>
    </message>
    <message>
        <source>Titanium</source>
        <translation>تیتانیوم</translation>
    </message>
    <message>
        <source>Steel</source>
        <translation>فولاد</translation>
    </message>
    <message>
        <source>Other density</source>
        <translation>چگالی دیگر</translation>
    </message>
    <message>
        <source>Computing the shapes…</source>
        <translation>در حال محاسبهٔ شکل‌ها…</translation>
    </message>
    <message>
        <source>Mass and inertia from shape</source>
        <translation>جرم و لختی از شکل</translation>
    </message>
    <message>
        <source>&amp;Material:</source>
        <translation>&amp;ماده:</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>&amp;چگالی:</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>بخش</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>جرم kg</translation>
    </message>
    <message>
        <source>New mass kg</source>
        <translation>جرم جدید kg</translation>
    </message>
    <message>
        <source>Inertia kg·m²</source>
        <translation>لختی kg·m²</translation>
    </message>
    <message>
        <source>New inertia kg·m²</source>
        <translation>لختی جدید kg·m²</translation>
    </message>
    <message>
        <source>Masses before and after</source>
        <translation>جرم‌ها پیش و پس از تغییر</translation>
    </message>
    <message>
        <source>&amp;Write into the text</source>
        <translation>&amp;نوشتن در متن</translation>
    </message>
    <message>
        <source>%1 has no shape with a volume</source>
        <translation>%1 شکلی با حجم ندارد</translation>
    </message>
    <message>
        <source>There is no body in the text of this scene.</source>
        <translation>در متن این صحنه جسمی نیست.</translation>
    </message>
    <message>
        <source>Together: %1 kg, before %2 kg</source>
        <translation>در مجموع: %1 kg، پیش‌تر %2 kg</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: close this, and begin again.</source>
        <translation>متن در این میان تغییر کرده است: این پنجره را ببندید و از نو آغاز کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::MassPanel</name>
    <message>
        <source>Part</source>
        <translation>بخش</translation>
    </message>
    <message>
        <source>Mass kg</source>
        <translation>جرم kg</translation>
    </message>
    <message>
        <source>x m</source>
        <translation>x m</translation>
    </message>
    <message>
        <source>y m</source>
        <translation>y m</translation>
    </message>
    <message>
        <source>z m</source>
        <translation>z m</translation>
    </message>
    <message>
        <source>Ixx kg·m²</source>
        <translation>Ixx kg·m²</translation>
    </message>
    <message>
        <source>Iyy kg·m²</source>
        <translation>Iyy kg·m²</translation>
    </message>
    <message>
        <source>Izz kg·m²</source>
        <translation>Izz kg·m²</translation>
    </message>
    <message>
        <source>Masses of the parts</source>
        <translation>جرم‌های بخش‌ها</translation>
    </message>
    <message>
        <source>Centre of mass in the world</source>
        <translation>مرکز جرم در جهان</translation>
    </message>
    <message>
        <source>Inertia about the part&apos;s centre of mass, in its own axes</source>
        <translation>لختی دور مرکز جرم بخش، در محورهای خودش</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>رونوشت به‌صورت متن</translation>
    </message>
    <message>
        <source>Open a scene with a robot to see its masses here.</source>
        <translation>برای دیدن جرم‌ها در اینجا، صحنه‌ای با ربات باز کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Total mass: %1 kg, %n part(s)</source>
        <translation>
            <numerusform>جرم کل: %1 kg، %n بخش</numerusform>
        </translation>
    </message>
    <message>
        <source>Centre of mass, world: %1 m</source>
        <translation>مرکز جرم، جهان: %1 m</translation>
    </message>
    <message>
        <source>Centre of mass, in %1: %2 m</source>
        <translation>مرکز جرم، در %1: %2 m</translation>
    </message>
    <message>
        <source>Inertia about it, world axes: %1 kg·m²</source>
        <translation>لختی دور آن، محورهای جهان: %1 kg·m²</translation>
    </message>
    <message>
        <source>Com&amp;pute…</source>
        <translation>م&amp;حاسبه…</translation>
    </message>
    <message>
        <source>Compute masses and inertias from the shapes, by a density or with the masses kept</source>
        <translation>محاسبهٔ جرم و لختی از شکل‌ها، با یک چگالی یا با حفظ جرم‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchDirector</name>
    <message>
        <source>Take co&amp;mmand back</source>
        <translation>پس گرفتن فرمان</translation>
    </message>
    <message>
        <source>%1 takes it back</source>
        <translation>%1 آن را پس می‌گیرد</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>پس گرفته شد: %1</translation>
    </message>
    <message>
        <source>Play mode, clock, score and ball are as before</source>
        <translation>حالت بازی، ساعت، نتیجه و توپ مانند پیش‌اند</translation>
    </message>
    <message>
        <source>Restore play mode, clock, score and ball as they were before your last command to the match, up to 30 s after it</source>
        <translation>بازگرداندن حالت بازی، ساعت، نتیجه و توپ به وضع پیش از آخرین فرمان شما به مسابقه، تا ۳۰ ثانیه پس از آن</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchKeys</name>
    <message>
        <source>Match &amp;keys</source>
        <translation>کلیدهای مسابقه</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>شروع بازی چپ</translation>
    </message>
    <message>
        <source>Match key: kick-off for the left team</source>
        <translation>کلید مسابقه: شروع بازی برای تیم چپ</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>شروع بازی راست</translation>
    </message>
    <message>
        <source>Match key: kick-off for the right team</source>
        <translation>کلید مسابقه: شروع بازی برای تیم راست</translation>
    </message>
    <message>
        <source>Drop ball</source>
        <translation>دراپ‌بال</translation>
    </message>
    <message>
        <source>Match key: drop the ball at its place</source>
        <translation>کلید مسابقه: دراپ‌بال در محل توپ</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>ضربهٔ آزاد چپ</translation>
    </message>
    <message>
        <source>Match key: free kick for the left team</source>
        <translation>کلید مسابقه: ضربهٔ آزاد برای تیم چپ</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>ضربهٔ آزاد راست</translation>
    </message>
    <message>
        <source>Match key: free kick for the right team</source>
        <translation>کلید مسابقه: ضربهٔ آزاد برای تیم راست</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>ضربهٔ آزاد مستقیم چپ</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the left team</source>
        <translation>کلید مسابقه: ضربهٔ آزاد مستقیم برای تیم چپ</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>ضربهٔ آزاد مستقیم راست</translation>
    </message>
    <message>
        <source>Match key: direct free kick for the right team</source>
        <translation>کلید مسابقه: ضربهٔ آزاد مستقیم برای تیم راست</translation>
    </message>
    <message>
        <source>Choose play mode</source>
        <translation>انتخاب حالت بازی</translation>
    </message>
    <message>
        <source>Match key: choose a play mode from a list</source>
        <translation>کلید مسابقه: انتخاب حالت بازی از یک فهرست</translation>
    </message>
    <message>
        <source>Clock to 0:00</source>
        <translation>ساعت روی 0:00</translation>
    </message>
    <message>
        <source>Match key: set the clock of the match to 0:00</source>
        <translation>کلید مسابقه: تنظیم ساعت مسابقه روی 0:00</translation>
    </message>
    <message>
        <source>Match keys act while a view has the keyboard</source>
        <translation>کلیدهای مسابقه تا وقتی صفحه‌کلید در اختیار نماست کار می‌کنند</translation>
    </message>
    <message>
        <source>Match keys are off</source>
        <translation>کلیدهای مسابقه خاموش‌اند</translation>
    </message>
    <message>
        <source>Let single keys act on the match while a view has the keyboard: J K kick-off, B drop ball, L R free kick, with Shift direct, O play mode, Shift+T clock to 0:00, Ctrl+Num+0 to 6 ball</source>
        <translation>هدایت مسابقه با کلیدهای تکی تا وقتی صفحه‌کلید در اختیار نماست: J K شروع بازی، B دراپ‌بال، L R ضربهٔ آزاد، با Shift مستقیم، O حالت بازی، Shift+T ساعت روی 0:00، Ctrl+Num+0 تا 6 توپ</translation>
    </message>
    <message>
        <source>Match keys are off: Match › Match keys lets them act</source>
        <translation>کلیدهای مسابقه خاموش‌اند: مسابقه › کلیدهای مسابقه آن‌ها را فعال می‌کند</translation>
    </message>
    <message>
        <source>Match keys are off: %1 lets them act</source>
        <translation>کلیدهای مسابقه خاموش‌اند: %1 آن‌ها را فعال می‌کند</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPanel</name>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>%1 plays on the left</source>
        <translation>%1 در سمت چپ بازی می‌کند</translation>
    </message>
    <message>
        <source>%1 plays on the right</source>
        <translation>%1 در سمت راست بازی می‌کند</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · نیمهٔ %2 · %3</translation>
    </message>
    <message>
        <source>Last foul: %1 %2, %3</source>
        <translation>آخرین خطای بازیکن: %1 %2، %3</translation>
    </message>
    <message>
        <source>No foul so far</source>
        <translation>تاکنون خطایی از بازیکنان نبوده است</translation>
    </message>
    <message>
        <source>There is no match. Open a set-up with a game, such as setups/soccer.rb, for score, decisions of the referee and commands.</source>
        <translation>مسابقه‌ای نیست. برای نتیجه، تصمیم‌های داور و فرمان‌ها، پیکربندی‌ای با بازی مانند setups/soccer.rb باز کنید.</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 در فرمان‌ها</translation>
    </message>
    <message>
        <source>Play mode to set</source>
        <translation>حالت بازی برای تنظیم</translation>
    </message>
    <message>
        <source>Play mode to set; the ball is not moved</source>
        <translation>حالت بازی برای تنظیم؛ توپ جابه‌جا نمی‌شود</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>تنظیم</translation>
    </message>
    <message>
        <source>Set the play mode</source>
        <translation>تنظیم حالت بازی</translation>
    </message>
    <message>
        <source>Sets the play mode that is chosen on the left</source>
        <translation>حالت بازی انتخاب‌شده در سمت چپ را تنظیم می‌کند</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Goals of the left and of the right team</source>
        <translation>گل‌های تیم چپ و تیم راست</translation>
    </message>
    <message>
        <source>Game clock, half and play mode</source>
        <translation>ساعت بازی، نیمه و حالت بازی</translation>
    </message>
    <message>
        <source>Game clock in minutes and seconds, half, and play mode</source>
        <translation>ساعت بازی به دقیقه و ثانیه، نیمه و حالت بازی</translation>
    </message>
    <message>
        <source>Last foul</source>
        <translation>آخرین خطای بازیکن</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>آرایش‌ها</translation>
    </message>
    <message>
        <source>Place players and ball for a kick-off, a corner, or a saved formation</source>
        <translation>چیدن بازیکنان و توپ برای شروع بازی، کرنر یا آرایشی ذخیره‌شده</translation>
    </message>
</context>
<context>
    <name>sparkwright::MatchPart</name>
    <message>
        <source>Match</source>
        <translation>مسابقه</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>S&amp;core and clock…</source>
        <translation>نتیجه و ساعت…</translation>
    </message>
    <message>
        <source>Set score and clock of the match</source>
        <translation>تنظیم نتیجه و ساعت مسابقه</translation>
    </message>
    <message>
        <source>Score and clock are set</source>
        <translation>نتیجه و ساعت تنظیم شدند</translation>
    </message>
    <message>
        <source>Type a part of a play mode</source>
        <translation>بخشی از نام حالت بازی را تایپ کنید</translation>
    </message>
    <message>
        <source>Play modes</source>
        <translation>حالت‌های بازی</translation>
    </message>
    <message>
        <source>%1 in commands</source>
        <translation>%1 در فرمان‌ها</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Play %1 against %1</source>
        <translation>بازی %1 در برابر %1</translation>
    </message>
    <message>
        <source>The demo match begins again with fewer players</source>
        <translation>مسابقهٔ نمایشی با بازیکنان کمتر از نو آغاز می‌شود</translation>
    </message>
    <message>
        <source>Rese&amp;t the clock</source>
        <translation>صفر کردن ساعت</translation>
    </message>
    <message>
        <source>Set the clock of the match to 0:00</source>
        <translation>تنظیم ساعت مسابقه روی 0:00</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>پایان دادن به سرور</translation>
    </message>
    <message>
        <source>Match key: end the server that is watched; asks first</source>
        <translation>کلید مسابقه: پایان دادن به سروری که تماشا می‌شود؛ نخست می‌پرسد</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshDialog</name>
    <message>
        <source>Import mesh</source>
        <translation>وارد کردن مش</translation>
    </message>
    <message>
        <source>A mesh: .obj, .stl, .dae, .ply, .glb, .gltf</source>
        <translation>مش: .obj، .stl، .dae، .ply، .glb، .gltf</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a mesh</source>
        <translation>انتخاب مش</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>متر</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>سانتی‌متر</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>میلی‌متر</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>اینچ</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>یکای دیگر</translation>
    </message>
    <message>
        <source>What one unit of the file is; the size below tells whether it fits</source>
        <translation>هر یکای فایل چه اندازه است؛ اندازهٔ زیر نشان می‌دهد که آیا درست است</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Metres in one unit</source>
        <translation>متر در هر یکا</translation>
    </message>
    <message>
        <source>Metres in one unit of the file</source>
        <translation>متر در هر یکای فایل</translation>
    </message>
    <message>
        <source>z is up</source>
        <translation>z رو به بالا</translation>
    </message>
    <message>
        <source>y is up</source>
        <translation>y رو به بالا</translation>
    </message>
    <message>
        <source>Which axis of the file points upwards; here it is always z</source>
        <translation>کدام محور فایل رو به بالاست؛ اینجا همیشه z است</translation>
    </message>
    <message>
        <source>None: things pass through it</source>
        <translation>هیچ‌کدام: اشیا از آن می‌گذرند</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>جعبهٔ دربرگیرنده</translation>
    </message>
    <message>
        <source>Its triangles: for things that do not move</source>
        <translation>مثلث‌های آن: برای اشیایی که حرکت نمی‌کنند</translation>
    </message>
    <message>
        <source>What other things touch</source>
        <translation>آنچه اشیای دیگر با آن تماس پیدا می‌کنند</translation>
    </message>
    <message>
        <source>Name of the node in the scene</source>
        <translation>نام گره در صحنه</translation>
    </message>
    <message>
        <source>Size in the scene</source>
        <translation>اندازه در صحنه</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>یکا</translation>
    </message>
    <message>
        <source>&amp;Axis</source>
        <translation>محور</translation>
    </message>
    <message>
        <source>&amp;Collider</source>
        <translation>برخوردگر</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>درج</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.dae *.ply *.glb *.gltf)</source>
        <translation>مش‌ها (*.obj *.stl *.dae *.ply *.glb *.gltf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>The file is being read …</source>
        <translation>در حال خواندن فایل …</translation>
    </message>
    <message>
        <source>The scene has a node of this name already; choose another one.</source>
        <translation>صحنه از پیش گرهی با این نام دارد؛ نام دیگری برگزینید.</translation>
    </message>
    <message>
        <source>%1 × %2 × %3 m, %4</source>
        <extracomment>Length, width and height of a thing</extracomment>
        <translation>%1 × %2 × %3 m، %4</translation>
    </message>
    <message numerus="yes">
        <source>%n triangle(s)</source>
        <translation>
            <numerusform>%n مثلث</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is used where it is: %1</source>
        <translation>فایل در همان‌جا که هست به کار می‌رود: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are copied beside the scene, for %1</source>
        <translation>
            <numerusform>%n فایل برای %1 کنار صحنه رونوشت می‌شود</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing, so that its surfaces are plain: %1</source>
        <translation>این‌ها نیستند، پس سطح‌ها ساده می‌مانند: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::MeshImports</name>
    <message>
        <source>There is no scene in RSG to put a mesh into: open one, or make one by File ▸ New scene…</source>
        <translation>صحنه‌ای به زبان RSG نیست که مش در آن گذاشته شود: یکی را باز کنید یا بسازید: فایل ▸ صحنهٔ جدید…</translation>
    </message>
    <message>
        <source>%1 belongs to the program, so nothing is put into it: save it elsewhere first, by File ▸ Save as…</source>
        <translation>%1 از آنِ برنامه است، پس چیزی در آن گذاشته نمی‌شود: نخست آن را در جای دیگری ذخیره کنید: فایل ▸ ذخیره با نام…</translation>
    </message>
    <message>
        <source>Mend the text first: %1</source>
        <translation>نخست متن را اصلاح کنید: %1</translation>
    </message>
    <message>
        <source>There are too many meshes of this name beside the scene.</source>
        <translation>مش‌های هم‌نام در کنار صحنه بیش از حد زیادند.</translation>
    </message>
    <message>
        <source>Nothing can be put into %1: it has no body, or its parentheses are not balanced.</source>
        <translation>چیزی را نمی‌توان در %1 گذاشت: بدنه ندارد یا پرانتزهایش جفت نیستند.</translation>
    </message>
    <message>
        <source>Import mesh %1</source>
        <translation>وارد کردن مش %1</translation>
    </message>
    <message>
        <source>The text has changed meanwhile: try again.</source>
        <translation>متن در این میان تغییر کرده است: دوباره تلاش کنید.</translation>
    </message>
    <message>
        <source>Put %1 into %2; Undo takes it out again</source>
        <translation>%1 در %2 گذاشته شد؛ «واگرد» آن را برمی‌دارد</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageCheck</name>
    <message>
        <source>there is no message</source>
        <translation>پیامی نیست</translation>
    </message>
    <message>
        <source>messages end at 1 MiB</source>
        <translation>پیام‌ها در 1 MiB پایان می‌یابند</translation>
    </message>
    <message>
        <source>a list begins with a name, not with another list</source>
        <translation>فهرست با یک نام آغاز می‌شود، نه با فهرستی دیگر</translation>
    </message>
    <message>
        <source>this parenthesis closes nothing</source>
        <translation>این پرانتز چیزی را نمی‌بندد</translation>
    </message>
    <message>
        <source>the list has no name</source>
        <translation>فهرست نام ندارد</translation>
    </message>
    <message>
        <source>this is outside of parentheses; messages are lists, such as (he1 1.5)</source>
        <translation>این بیرون از پرانتزهاست؛ پیام‌ها فهرست‌اند، مانند (he1 1.5)</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>گیومه بسته نشده است</translation>
    </message>
    <message>
        <source>this character is not allowed</source>
        <translation>این نویسه مجاز نیست</translation>
    </message>
    <message>
        <source>this parenthesis is not closed</source>
        <translation>این پرانتز بسته نشده است</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessageMeanings</name>
    <message>
        <source>simulated time</source>
        <translation>زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>state of the game</source>
        <translation>وضعیت بازی</translation>
    </message>
    <message>
        <source>time of play</source>
        <translation>زمان بازی</translation>
    </message>
    <message>
        <source>play mode</source>
        <translation>حالت بازی</translation>
    </message>
    <message>
        <source>goals of the left team</source>
        <translation>گل‌های تیم چپ</translation>
    </message>
    <message>
        <source>goals of the right team</source>
        <translation>گل‌های تیم راست</translation>
    </message>
    <message>
        <source>own number</source>
        <translation>شمارهٔ خود</translation>
    </message>
    <message>
        <source>own side</source>
        <translation>سمت خود</translation>
    </message>
    <message>
        <source>charge of the battery, 0 to 1</source>
        <translation>شارژ باتری، 0 تا 1</translation>
    </message>
    <message>
        <source>gyroscope</source>
        <translation>ژیروسکوپ</translation>
    </message>
    <message>
        <source>rate of turning about x, y, z</source>
        <translation>نرخ چرخش حول x، y، z</translation>
    </message>
    <message>
        <source>accelerometer</source>
        <translation>شتاب‌سنج</translation>
    </message>
    <message>
        <source>acceleration along x, y, z</source>
        <translation>شتاب در راستای x، y، z</translation>
    </message>
    <message>
        <source>joint with one axis</source>
        <translation>مفصل تک‌محوره</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>زاویه</translation>
    </message>
    <message>
        <source>temperature of the motor</source>
        <translation>دمای موتور</translation>
    </message>
    <message>
        <source>current of the motor</source>
        <translation>جریان موتور</translation>
    </message>
    <message>
        <source>joint with two axes</source>
        <translation>مفصل دومحوره</translation>
    </message>
    <message>
        <source>angle of the first axis</source>
        <translation>زاویهٔ محور نخست</translation>
    </message>
    <message>
        <source>angle of the second axis</source>
        <translation>زاویهٔ محور دوم</translation>
    </message>
    <message>
        <source>steered wheel</source>
        <translation>چرخ فرمان‌پذیر</translation>
    </message>
    <message>
        <source>force on a foot or another part</source>
        <translation>نیرو بر کف پا یا بخشی دیگر</translation>
    </message>
    <message>
        <source>where it acts, relative to the part</source>
        <translation>محل اثر آن، نسبت به آن بخش</translation>
    </message>
    <message>
        <source>the force along x, y, z</source>
        <translation>نیرو در راستای x، y، z</translation>
    </message>
    <message>
        <source>touch</source>
        <translation>لمس</translation>
    </message>
    <message>
        <source>1: it touches something</source>
        <translation>1: چیزی را لمس می‌کند</translation>
    </message>
    <message>
        <source>parts that are touched</source>
        <translation>بخش‌هایی که لمس می‌شوند</translation>
    </message>
    <message>
        <source>pose in the world</source>
        <translation>موقعیت و جهت در جهان</translation>
    </message>
    <message>
        <source>matrix of 4 × 4, positions in m</source>
        <translation>ماتریس 4 × 4، موقعیت‌ها به m</translation>
    </message>
    <message>
        <source>offsets of all parts of the scene</source>
        <translation>جابه‌جایی همهٔ بخش‌های صحنه</translation>
    </message>
    <message>
        <source>position or offset</source>
        <translation>موقعیت یا جابه‌جایی</translation>
    </message>
    <message>
        <source>what the camera sees</source>
        <translation>آنچه دوربین می‌بیند</translation>
    </message>
    <message>
        <source>ball</source>
        <translation>توپ</translation>
    </message>
    <message>
        <source>player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>line, by its ends</source>
        <translation>خط، با دو سر آن</translation>
    </message>
    <message>
        <source>own position</source>
        <translation>موقعیت خود</translation>
    </message>
    <message>
        <source>own direction</source>
        <translation>جهت خود</translation>
    </message>
    <message>
        <source>distance, angle to the left, angle up</source>
        <translation>فاصله، زاویه به چپ، زاویه به بالا</translation>
    </message>
    <message>
        <source>name of the team</source>
        <translation>نام تیم</translation>
    </message>
    <message>
        <source>number of the player</source>
        <translation>شمارهٔ بازیکن</translation>
    </message>
    <message>
        <source>heard: time, direction or self, message</source>
        <translation>شنیده: زمان، جهت یا self، پیام</translation>
    </message>
    <message>
        <source>state of the robot</source>
        <translation>وضعیت ربات</translation>
    </message>
    <message>
        <source>direction of the camera</source>
        <translation>جهت دوربین</translation>
    </message>
    <message>
        <source>charge of the battery</source>
        <translation>شارژ باتری</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>دما</translation>
    </message>
    <message>
        <source>picture of a camera</source>
        <translation>تصویر دوربین</translation>
    </message>
    <message>
        <source>width and height</source>
        <translation>پهنا و بلندی</translation>
    </message>
    <message>
        <source>asks for a robot: its file and type</source>
        <translation>ربات می‌خواهد: فایل و نوع آن</translation>
    </message>
    <message>
        <source>joins a team</source>
        <translation>به تیم می‌پیوندد</translation>
    </message>
    <message>
        <source>places the robot: x, y, direction</source>
        <translation>ربات را جای می‌دهد: x، y، جهت</translation>
    </message>
    <message>
        <source>calls a message to the others</source>
        <translation>پیامی به دیگران می‌گوید</translation>
    </message>
    <message>
        <source>the answer is complete</source>
        <translation>پاسخ کامل است</translation>
    </message>
    <message>
        <source>tells its name, for the order of agents</source>
        <translation>نام خود را می‌گوید، برای ترتیب عامل‌ها</translation>
    </message>
    <message>
        <source>how long it has thought</source>
        <translation>چه مدت فکر کرده است</translation>
    </message>
    <message>
        <source>speed of a joint</source>
        <translation>سرعت مفصل</translation>
    </message>
</context>
<context>
    <name>sparkwright::MessagesModel</name>
    <message>
        <source>Cycle %1</source>
        <translation>چرخهٔ %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>→ to agent</source>
        <translation>→ به عامل</translation>
    </message>
    <message>
        <source>← from agent</source>
        <translation>← از عامل</translation>
    </message>
    <message>
        <source>← command</source>
        <translation>← فرمان</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>جهت</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>عامل</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>بایت</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>پیام</translation>
    </message>
</context>
<context>
    <name>sparkwright::MirrorCommands</name>
    <message>
        <source>Of a robot whose forward is +&amp;Y</source>
        <translation>رباتی که جلویش +Y است</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, x: as robots of this simulator stand</source>
        <translation>افزودن قرینهٔ بخش انتخاب‌شده به سمت دیگر، x: مانند ربات‌های این شبیه‌ساز</translation>
    </message>
    <message>
        <source>Of a robot whose forward is +&amp;X</source>
        <translation>رباتی که جلویش +X است</translation>
    </message>
    <message>
        <source>Add the selected part mirrored to the other side, y: as robots from URDF stand</source>
        <translation>افزودن قرینهٔ بخش انتخاب‌شده به سمت دیگر، y: مانند ربات‌های URDF</translation>
    </message>
    <message>
        <source>Copy to the other &amp;side</source>
        <translation>رونوشت در سمت دیگر</translation>
    </message>
    <message>
        <source>Select a part of the robot in the text or the source tree first, such as left_thigh.</source>
        <translation>نخست در متن یا درخت منبع بخشی از ربات را انتخاب کنید، مانند left_thigh.</translation>
    </message>
    <message>
        <source>Copy to the other side</source>
        <translation>رونوشت در سمت دیگر</translation>
    </message>
    <message>
        <source>The copy stands behind the original, in line %1.</source>
        <translation>رونوشت پس از بخش اصلی، در خط %1 است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NameHelp</name>
    <message>
        <source>New name</source>
        <translation>نام جدید</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves the name as it is</source>
        <translation>با Enter نام تغییر می‌کند، با Esc همان می‌ماند</translation>
    </message>
    <message>
        <source>There is no name here.</source>
        <translation>اینجا نامی نیست.</translation>
    </message>
    <message>
        <source>No definition of %1 is known.</source>
        <translation>تعریفی از %1 شناخته‌شده نیست.</translation>
    </message>
    <message>
        <source>Definitions of %1</source>
        <translation>تعریف‌های %1</translation>
    </message>
    <message>
        <source>Files that import this one</source>
        <translation>فایل‌هایی که این فایل را وارد می‌کنند</translation>
    </message>
    <message>
        <source>Uses of %1</source>
        <translation>کاربردهای %1</translation>
    </message>
    <message>
        <source>Only variables and names of nodes can be renamed.</source>
        <translation>تنها نام متغیرها و گره‌ها را می‌توان تغییر داد.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>تغییر نام به %1</translation>
    </message>
    <message>
        <source>There is no name of a file here.</source>
        <translation>اینجا نام فایلی نیست.</translation>
    </message>
    <message>
        <source>There is no file %1 beside this one or below the data directories.</source>
        <translation>فایل %1 نه کنار این فایل هست و نه در زیر پوشه‌های داده.</translation>
    </message>
</context>
<context>
    <name>sparkwright::Navigation</name>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Esc: end</source>
        <translation>Esc: پایان</translation>
    </message>
    <message>
        <source>Flying at %1 m/s</source>
        <translation>پرواز با %1 m/s</translation>
    </message>
    <message>
        <source>look</source>
        <translation>نگاه</translation>
    </message>
    <message>
        <source>%1: fly</source>
        <translation>%1: پرواز</translation>
    </message>
    <message>
        <source>%1: down, up</source>
        <translation>%1: پایین، بالا</translation>
    </message>
    <message>
        <source>up, with Shift down</source>
        <translation>بالا، با Shift پایین</translation>
    </message>
    <message>
        <source>Wheel: speed</source>
        <translation>چرخ: سرعت</translation>
    </message>
    <message>
        <source>Wheel: forward, back</source>
        <translation>چرخ: جلو، عقب</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>دنبال کردن</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>گردش</translation>
    </message>
    <message>
        <source>look beside it</source>
        <translation>نگاه به کنار آن</translation>
    </message>
    <message>
        <source>Wheel: distance</source>
        <translation>چرخ: فاصله</translation>
    </message>
    <message>
        <source>Robot&apos;s view</source>
        <translation>دید ربات</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>نگاه به اطراف</translation>
    </message>
    <message>
        <source>Wheel: angle of view</source>
        <translation>چرخ: زاویهٔ دید</translation>
    </message>
    <message>
        <source>Behind the robot</source>
        <translation>پشت ربات</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>جابه‌جایی نما</translation>
    </message>
    <message>
        <source>Wheel: zoom</source>
        <translation>چرخ: بزرگ‌نمایی</translation>
    </message>
    <message>
        <source>select</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>یکی دیگر</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>منو</translation>
    </message>
    <message>
        <source>Tab: what is behind</source>
        <translation>Tab: آنچه پشت آن است</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewSceneDialog</name>
    <message>
        <source>New scene</source>
        <translation>صحنهٔ جدید</translation>
    </message>
    <message>
        <source>Empty world</source>
        <translation>جهان خالی</translation>
    </message>
    <message>
        <source>Nothing yet: no ground, no light</source>
        <translation>هنوز هیچ: نه زمین، نه نور</translation>
    </message>
    <message>
        <source>Ground and light</source>
        <translation>زمین و نور</translation>
    </message>
    <message>
        <source>A plane to stand on, and two lamps</source>
        <translation>صفحه‌ای برای ایستادن و دو چراغ</translation>
    </message>
    <message>
        <source>Falling things and a robot</source>
        <translation>اشیای در حال افتادن و یک ربات</translation>
    </message>
    <message>
        <source>Blocks, balls and a ball on two legs, from the examples</source>
        <translation>بلوک‌ها، توپ‌ها و توپی روی دو پا، از مثال‌ها</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>زمین فوتبال</translation>
    </message>
    <message>
        <source>The field of the 3D league with goals, lines and ball; without a referee</source>
        <translation>زمین لیگ سه‌بعدی با دروازه‌ها، خط‌ها و توپ؛ بدون داور</translation>
    </message>
    <message>
        <source>Set-up script in Ruby</source>
        <translation>اسکریپت پیکربندی به زبان Ruby</translation>
    </message>
    <message>
        <source>A script that makes the world, and the scene that it imports</source>
        <translation>اسکریپتی که جهان را می‌سازد و صحنه‌ای که وارد می‌کند</translation>
    </message>
    <message>
        <source>What the scene begins with</source>
        <translation>آنچه صحنه با آن آغاز می‌شود</translation>
    </message>
    <message>
        <source>Such as arena</source>
        <translation>مانند arena</translation>
    </message>
    <message>
        <source>Name of the file; its ending may be left out</source>
        <translation>نام فایل؛ پسوند آن را می‌توان ننوشت</translation>
    </message>
    <message>
        <source>Folder of the file, which is made if there is none</source>
        <translation>پوشهٔ فایل؛ اگر نباشد ساخته می‌شود</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب پوشه</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>آغاز با</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>&amp;Make scene</source>
        <translation>ساختن صحنه</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>%1 ساخته می‌شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategy</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 قابل نوشتن نیست: %2</translation>
    </message>
    <message>
        <source>The team needs a name.</source>
        <translation>تیم به نام نیاز دارد.</translation>
    </message>
    <message>
        <source>The name of the team is too long: at most %1 characters</source>
        <translation>نام تیم بیش از حد بلند است: حداکثر %1 نویسه</translation>
    </message>
    <message>
        <source>The name of the team has a character that it cannot have: no quotes and no \</source>
        <translation>نام تیم نویسه‌ای دارد که مجاز نیست: بدون گیومه و \</translation>
    </message>
    <message>
        <source>Choose a folder for its files.</source>
        <translation>پوشه‌ای برای پرونده‌های آن انتخاب کنید.</translation>
    </message>
    <message>
        <source>There is a file %1 already: choose another folder</source>
        <translation>پروندهٔ %1 از پیش هست: پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>The template %1 cannot be read: %2</source>
        <translation>الگوی %1 خوانده نمی‌شود: %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>پوشهٔ %1 را نمی‌توان ساخت.</translation>
    </message>
    <message>
        <source>The header %1 cannot be read: %2</source>
        <translation>سرآیند %1 خوانده نمی‌شود: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::NewStrategyDialog</name>
    <message>
        <source>New strategy</source>
        <translation>راهبرد جدید</translation>
    </message>
    <message>
        <source>C: a library, the shortest way</source>
        <translation>C: یک کتابخانه، کوتاه‌ترین راه</translation>
    </message>
    <message>
        <source>C++: a library</source>
        <translation>C++: یک کتابخانه</translation>
    </message>
    <message>
        <source>Python: a program, nothing to compile</source>
        <translation>Python: یک برنامه، بدون ترجمه</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>هنوز هیچ سمتی</translation>
    </message>
    <message>
        <source>The side that it plays for as soon as it is made</source>
        <translation>سمتی که بلافاصله پس از ساخت برای آن بازی می‌کند</translation>
    </message>
    <message>
        <source>My team</source>
        <translation>تیم من</translation>
    </message>
    <message>
        <source>The name that the scoreboard shows</source>
        <translation>نامی که تابلوی امتیاز نشان می‌دهد</translation>
    </message>
    <message>
        <source>Folder of its files, which is made if there is none</source>
        <translation>پوشهٔ پرونده‌های آن؛ اگر نباشد ساخته می‌شود</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب یک پوشه</translation>
    </message>
    <message>
        <source>What the compiler has said</source>
        <translation>گفته‌های مترجم</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;زبان</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>&amp;تیم</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;پوشه</translation>
    </message>
    <message>
        <source>Plays &amp;for</source>
        <translation>بازی &amp;برای</translation>
    </message>
    <message>
        <source>&amp;Make strategy</source>
        <translation>&amp;ساخت راهبرد</translation>
    </message>
    <message>
        <source>Makes %1</source>
        <translation>%1 را می‌سازد</translation>
    </message>
    <message>
        <source>Its files are there, but could not be compiled:</source>
        <translation>پرونده‌ها هستند، ولی ترجمه نشدند:</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeCommands</name>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n گره</numerusform>
        </translation>
    </message>
    <message>
        <source>It is no longer there.</source>
        <translation>دیگر آنجا نیست.</translation>
    </message>
    <message>
        <source>Nodes cannot be put there.</source>
        <translation>گره‌ها را نمی‌توان آنجا گذاشت.</translation>
    </message>
    <message>
        <source>A node cannot be moved into itself.</source>
        <translation>گره را نمی‌توان به درون خودش برد.</translation>
    </message>
    <message>
        <source>The clipboard holds no nodes.</source>
        <translation>بریده‌دان گرهی ندارد.</translation>
    </message>
    <message>
        <source>Parentheses are missing. Correct the text first.</source>
        <translation>پرانتز کم است. نخست متن را اصلاح کنید.</translation>
    </message>
    <message>
        <source>Only nodes have names.</source>
        <translation>تنها گره‌ها نام دارند.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>افزودن %1</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>چسباندن</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>رها کردن</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>تغییر نام %1 به %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>تکثیر %1</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>برش %1</translation>
    </message>
    <message>
        <source>%1 cannot keep its pose in the world: that of %2 is computed or not known from the text.</source>
        <translation>%1 نمی‌تواند موقعیت خود را در جهان نگه دارد: موقعیت %2 محاسبه می‌شود یا از متن معلوم نیست.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>جابه‌جا کردن %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeInspection</name>
    <message>
        <source>&amp;Pin properties</source>
        <translation>سنجاق کردن ویژگی‌ها</translation>
    </message>
    <message>
        <source>Keep the properties of what is selected in a panel of their own, to compare them with others</source>
        <translation>نگه داشتن ویژگی‌های انتخاب در پنلی جداگانه برای مقایسه با موارد دیگر</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>نخست چیزی انتخاب کنید</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>ویژگی‌ها</translation>
    </message>
    <message>
        <source>Pinned properties</source>
        <translation>ویژگی‌های سنجاق‌شده</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodeName</name>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>ربات</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>زمین</translation>
    </message>
    <message>
        <source>Nameless part</source>
        <translation>بخش بی‌نام</translation>
    </message>
</context>
<context>
    <name>sparkwright::NodePanel</name>
    <message>
        <source>Made by the program, not by a file</source>
        <translation>ساختهٔ برنامه، نه فایل</translation>
    </message>
    <message>
        <source>It is not in this run any more</source>
        <translation>دیگر در این اجرا نیست</translation>
    </message>
    <message>
        <source>Made in %1</source>
        <translation>ساخته‌شده در %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، خط %2</translation>
    </message>
    <message>
        <source>It is gone</source>
        <translation>دیگر وجود ندارد</translation>
    </message>
    <message>
        <source>Set to %1 for this run only</source>
        <translation>تنها برای این اجرا روی %1 تنظیم شد</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>در شبیه‌سازیِ در حال اجرا</translation>
    </message>
    <message>
        <source>The simulation does not tell it; double-click to set it for this run only</source>
        <translation>شبیه‌سازی آن را نمی‌گوید؛ برای تنظیم آن تنها در این اجرا دوبار کلیک کنید</translation>
    </message>
    <message>
        <source>Double-click to set it for this run only</source>
        <translation>برای تنظیم آن تنها در این اجرا دوبار کلیک کنید</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) set for this run only; a reset brings back those of the files</source>
        <translation>
            <numerusform>%n مقدار تنها برای این اجرا تنظیم شده است؛ بازنشانی مقدارهای فایل‌ها را برمی‌گرداند</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>رونوشت شد: %1</translation>
    </message>
    <message>
        <source>Filter values</source>
        <translation>پالایش مقدارها</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>ویژگی</translation>
    </message>
    <message>
        <source>Value in this run</source>
        <translation>مقدار در این اجرا</translation>
    </message>
    <message>
        <source>Values of the node in this run</source>
        <translation>مقدارهای گره در این اجرا</translation>
    </message>
    <message>
        <source>Copy the path</source>
        <translation>رونوشت مسیر</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>Open the file that made it, to edit its properties there</source>
        <translation>باز کردن فایلی که آن را ساخته است، برای ویرایش ویژگی‌هایش در آنجا</translation>
    </message>
    <message>
        <source>Path of the node</source>
        <translation>مسیر گره</translation>
    </message>
    <message>
        <source>Where the node was made</source>
        <translation>محل ساخته شدن گره</translation>
    </message>
    <message>
        <source>Changes of this run</source>
        <translation>تغییرهای این اجرا</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeBell</name>
    <message numerus="yes">
        <source>%n new warning(s) or error(s)</source>
        <translation>
            <numerusform>%n هشدار یا خطای تازه</numerusform>
        </translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>اعلان‌ها</translation>
    </message>
    <message>
        <source>%1: click for the list</source>
        <translation>%1: برای دیدن فهرست کلیک کنید</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>پاک کردن فهرست</translation>
    </message>
    <message numerus="yes">
        <source> (%n times)</source>
        <translation>
            <numerusform> (%n بار)</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been told yet. Errors and warnings appear here.</source>
        <translation>هنوز اعلانی نیست. خطاها و هشدارها اینجا پدیدار می‌شوند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::NoticeToasts</name>
    <message>
        <source>Notifications</source>
        <translation>اعلان‌ها</translation>
    </message>
    <message>
        <source>Close notification</source>
        <translation>بستن اعلان</translation>
    </message>
</context>
<context>
    <name>sparkwright::NumberScrubber</name>
    <message>
        <source>Handle that changes the number</source>
        <translation>دستگیره‌ای که عدد را تغییر می‌دهد</translation>
    </message>
    <message>
        <source>Drag to change the number; Ctrl finer, Shift coarser, Esc takes it back</source>
        <translation>برای تغییر عدد بکشید؛ Ctrl ریزتر، Shift درشت‌تر، Esc پس می‌گیرد</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>تغییر عدد</translation>
    </message>
</context>
<context>
    <name>sparkwright::Options</name>
    <message>
        <source>There is no data directory `%1`.</source>
        <translation>پوشهٔ داده `%1` وجود ندارد.</translation>
    </message>
    <message>
        <source>Builds and runs robot simulations.</source>
        <translation>شبیه‌سازی‌های ربات را می‌سازد و اجرا می‌کند.</translation>
    </message>
    <message>
        <source>Seed of the random numbers; 0: from the clock.</source>
        <translation>مقدار اولیهٔ عددهای تصادفی؛ 0: از ساعت.</translation>
    </message>
    <message>
        <source>Each cycle waits for every agent.</source>
        <translation>هر چرخه منتظر همهٔ عامل‌ها می‌ماند.</translation>
    </message>
    <message>
        <source>Shows this text.</source>
        <translation>این متن را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>نسخه را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Port for agents, and further ones for the same; 0: any free one. Default: 3100</source>
        <translation>درگاه عامل‌ها و درگاه‌های بیشتر برای همان؛ 0: هر درگاه آزاد. پیش‌فرض: 3100</translation>
    </message>
    <message>
        <source>Port for monitors, and further ones for the same; 0: any free one. Default: 3200</source>
        <translation>درگاه مانیتورها و درگاه‌های بیشتر برای همان؛ 0: هر درگاه آزاد. پیش‌فرض: 3200</translation>
    </message>
    <message>
        <source>How agents connect. Default: tcp</source>
        <translation>روش اتصال عامل‌ها. پیش‌فرض: tcp</translation>
    </message>
    <message>
        <source>How monitors connect. Default: tcp</source>
        <translation>روش اتصال مانیتورها. پیش‌فرض: tcp</translation>
    </message>
    <message>
        <source>Silence after which UDP clients are removed. Default: 30</source>
        <translation>مدت خاموشی که پس از آن مشتری‌های UDP برداشته می‌شوند. پیش‌فرض: 30</translation>
    </message>
    <message>
        <source>Message formats of agents: sexp, json, or parsers of plugins. Default: sexp</source>
        <translation>قالب پیام عامل‌ها: sexp، json یا تجزیه‌گرهای افزونه‌ها. پیش‌فرض: sexp</translation>
    </message>
    <message>
        <source>No cycle waits; overrides the set-up.</source>
        <translation>هیچ چرخه‌ای منتظر نمی‌ماند؛ بر پیکربندی مقدم است.</translation>
    </message>
    <message>
        <source>How long a cycle waits for an agent, wall time; 0: for ever. Default: 0</source>
        <translation>مدت انتظار چرخه برای یک عامل، زمان واقعی؛ 0: بی‌پایان. پیش‌فرض: 0</translation>
    </message>
    <message>
        <source>What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect</source>
        <translation>آنچه بر سر عامل دیرکرده می‌آید: اتصالش قطع می‌شود یا یک چرخه را از دست می‌دهد. پیش‌فرض: disconnect</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors. Default: 2</source>
        <translation>چرخه‌های میان پیام‌ها به مانیتورها. پیش‌فرض: 2</translation>
    </message>
    <message>
        <source>--%1 takes %2, not `%3`.</source>
        <translation>گزینهٔ --%1 مقدار %2 می‌گیرد، نه `%3`.</translation>
    </message>
    <message>
        <source>UDP port for drawings of agents and tools [32769]; 0: none.</source>
        <translation>درگاه UDP برای ترسیم‌های عامل‌ها و ابزارها [32769]؛ 0: هیچ.</translation>
    </message>
    <message>
        <source>Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10</source>
        <translation>زمان واقعی که پس از آن عامل درون شبیه‌ساز متوقف می‌شود؛ 0: هرگز. پیش‌فرض: 10</translation>
    </message>
    <message>
        <source>Steps of an agent&apos;s script for each answer; 0: no limit. Default: 1000000</source>
        <translation>گام‌های اسکریپت عامل برای هر پاسخ؛ 0: بی‌حد. پیش‌فرض: 1000000</translation>
    </message>
    <message>
        <source>Number of agents that must have connected and sent a message before the first cycle. Default: 0</source>
        <translation>شمار عامل‌هایی که باید پیش از نخستین چرخه متصل شده و پیامی فرستاده باشند. پیش‌فرض: 0</translation>
    </message>
    <message>
        <source>Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain</source>
        <translation>زمان‌بندی عامل‌ها: بر پایهٔ رسیدن پیام‌ها (plain) یا تنها زمان‌های شبیه‌سازی (reproducible). پیش‌فرض: plain</translation>
    </message>
    <message>
        <source>Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20</source>
        <translation>زمان‌بندی تکرارپذیر: مدت فکر کردن عامل‌ها به میلی‌ثانیهٔ شبیه‌سازی، یا reported. پیش‌فرض: 20</translation>
    </message>
    <message>
        <source>Reproducible timing: factor for reported times. Default: 1</source>
        <translation>زمان‌بندی تکرارپذیر: ضریب زمان‌های گزارش‌شده. پیش‌فرض: 1</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from sensing to the percepts. Default: 0</source>
        <translation>زمان‌بندی تکرارپذیر: میلی‌ثانیه از حس کردن تا دریافت‌های حسی. پیش‌فرض: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0</source>
        <translation>زمان‌بندی تکرارپذیر: میلی‌ثانیه از پایان فکر تا اثر آن. پیش‌فرض: 0</translation>
    </message>
    <message>
        <source>Reproducible timing: most percepts that wait while an agent thinks. Default: 50</source>
        <translation>زمان‌بندی تکرارپذیر: بیشترین دریافت‌های حسی که هنگام فکر کردن عامل در انتظار می‌مانند. پیش‌فرض: 50</translation>
    </message>
    <message>
        <source>Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.</source>
        <translation>متغیری را مقدم بر پیکربندی تنظیم می‌کند، مانند BeamNoiseXY=0؛ چند بار هم می‌توان داد.</translation>
    </message>
    <message>
        <source>Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].</source>
        <translation>جایی که پیکربندی‌ها می‌توانند ضبط‌ها و فایل‌های گزارش را بنویسند [~/.local/state/sparkwright/logs].</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same simulation runs in sparkwright-server.</source>
        <translation>نمایشگری نیست: نه DISPLAY تنظیم شده است و نه WAYLAND_DISPLAY. همین شبیه‌سازی بدون پنجره در sparkwright-server اجرا می‌شود.</translation>
    </message>
    <message>
        <source>Reproducible timing: shortest reported time, in milliseconds. Default: 1</source>
        <translation>زمان‌سنجی تکرارپذیر: کوتاه‌ترین زمان گزارش‌شده، به میلی‌ثانیه. پیش‌فرض: 1</translation>
    </message>
    <message>
        <source>Language of the program: %1.</source>
        <translation>زبان برنامه: %1.</translation>
    </message>
    <message>
        <source>Shows versions, machine and OpenGL, for reports of bugs.</source>
        <translation>نسخه‌ها، دستگاه و OpenGL را برای گزارش اشکال نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Did you mean --%1?</source>
        <translation>آیا منظورتان --%1 بود؟</translation>
    </message>
    <message>
        <source>There is no language `%1`: choose one of %2.</source>
        <translation>زبان `%1` وجود ندارد: یکی از %2 را برگزینید.</translation>
    </message>
    <message>
        <source>Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb</source>
        <translation>صحنه (.rsg، .f2kworld، .ros)، پیکربندی (.rb)، پروژه (.sparkproject)، ضبط (.mcap، .log, .sparkmonitor) یا وضعیت ذخیره‌شده (.sparkstate) برای باز کردن؛ متن فایل‌های دیگر کنار آن باز می‌شود. بدون هیچ‌کدام: صفحهٔ آغاز؛ با --set: setups/soccer.rb</translation>
    </message>
    <message>
        <source>Uses a plugin of the window beside those of the folders; may be given several times.</source>
        <translation>افزون بر افزونه‌های پوشه‌ها، یک افزونهٔ پنجره را به کار می‌برد؛ می‌توان چند بار داد.</translation>
    </message>
    <message>
        <source>Starts with presets, without touching stored settings and layouts, and without plugins of the window and of SPARKWRIGHT_PLUGINS.</source>
        <translation>با پیش‌تنظیم‌ها آغاز می‌کند، بی‌آنکه به تنظیمات و چیدمان‌های ذخیره‌شده دست بزند، و بدون افزونه‌های پنجره و افزونه‌های SPARKWRIGHT_PLUGINS.</translation>
    </message>
    <message>
        <source>Shows a small window for one strategy, which plays on a server; FILE is its library.</source>
        <translation>پنجره‌ای کوچک برای یک راهبرد که روی کارسازی بازی می‌کند نشان می‌دهد؛ FILE کتابخانهٔ آن است.</translation>
    </message>
    <message>
        <source>Port for strategies and displays of a game; 0: any free one. Default: that of the game</source>
        <translation>درگاه راهبردها و نمایشگرهای یک بازی؛ 0: هر درگاه آزاد. پیش‌فرض: درگاه بازی</translation>
    </message>
    <message>
        <source>Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1</source>
        <translation>نشانی این رایانه که عامل‌ها، مانیتورها، راهبردها و نقاشی‌ها به آن می‌رسند: 127.0.0.1: فقط از این رایانه؛ 0.0.0.0: از رایانه‌های دیگر هم. پیش‌فرض: 127.0.0.1</translation>
    </message>
    <message>
        <source>As fast as possible instead of in real time.</source>
        <translation>با بیشترین سرعت ممکن به‌جای زمان واقعی.</translation>
    </message>
    <message>
        <source>Paced by the clock, whatever the set-up says.</source>
        <translation>هم‌گام با ساعت، هرچه راه‌اندازی بگوید.</translation>
    </message>
    <message>
        <source>Threads that compute a cycle, or auto; results are the same with any number. Default: auto</source>
        <translation>رشته‌هایی که یک چرخه را حساب می‌کنند، یا auto؛ نتایج با هر تعداد یکسان است. پیش‌فرض: auto</translation>
    </message>
    <message>
        <source>Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0</source>
        <translation>توده‌های با جسم‌های بیشتر تکراری حل می‌شوند: سریع‌تر، با نتایج دیگر؛ 0: هیچ‌کدام. پیش‌فرض: 0</translation>
    </message>
    <message>
        <source>Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says</source>
        <translation>توده‌های با سطرهای تماس بیشتر تکراری حل می‌شوند؛ 0: هیچ‌کدام. پیش‌فرض: همان که صحنه می‌گوید</translation>
    </message>
    <message>
        <source>How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says</source>
        <translation>فیزیک چگونه حساب می‌شود: exact (دقیق)، engine (همان نتایج، کندتر) یا iterative (نتایج دیگر). پیش‌فرض: همان که صحنه می‌گوید</translation>
    </message>
    <message>
        <source>Pauses at this simulated time, or at goal, foul, event, &apos;mode M&apos; or &apos;ball/speed &gt; 2&apos;.</source>
        <translation>در این زمان شبیه‌سازی‌شده مکث می‌کند، یا در goal، foul، event، &apos;mode M&apos; یا &apos;ball/speed &gt; 2&apos;.</translation>
    </message>
    <message>
        <source>Directory with scenes, set-ups and robots; may be given several times.</source>
        <translation>پوشهٔ صحنه‌ها، راه‌اندازی‌ها و ربات‌ها؛ می‌توان چند بار داد.</translation>
    </message>
    <message>
        <source>Directory or zip archive that is searched before the data; may be given several times.</source>
        <translation>پوشه یا بایگانی zip که پیش از داده‌ها جست‌وجو می‌شود؛ می‌توان چند بار داد.</translation>
    </message>
    <message>
        <source>Plugin that is loaded with each scene, by its name without .so; may be given several times.</source>
        <translation>افزونه‌ای که با هر صحنه بار می‌شود، با نامش بدون ‎.so؛ می‌توان چند بار داد.</translation>
    </message>
    <message>
        <source>Directory of plugins, searched before the others; may be given several times.</source>
        <translation>پوشهٔ افزونه‌ها که پیش از بقیه جست‌وجو می‌شود؛ می‌توان چند بار داد.</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras: when a robot has one (auto), or never (off). Default: auto</source>
        <translation>تصویرهای دوربین ربات‌ها: وقتی رباتی دوربین دارد (auto) یا هرگز (off). پیش‌فرض: auto</translation>
    </message>
    <message>
        <source>Steps of a script before it is stopped; 0: no limit. Default: 20000000</source>
        <translation>گام‌های یک اسکریپت پیش از آنکه متوقف شود؛ 0: بدون حد. پیش‌فرض: 20000000</translation>
    </message>
    <message>
        <source>Time of scripts to load a scene, in seconds; 0: no limit. Default: 60</source>
        <translation>زمان اسکریپت‌ها برای بارکردن یک صحنه، به ثانیه؛ 0: بدون حد. پیش‌فرض: 60</translation>
    </message>
    <message>
        <source>Memory of scripts, in MiB. Default: 256</source>
        <translation>حافظهٔ اسکریپت‌ها، به MiB. پیش‌فرض: 256</translation>
    </message>
    <message>
        <source>Reports whatever scene files are forgiven because files rely on it.</source>
        <translation>هرچه را که در پرونده‌های صحنه بخشیده می‌شود، چون پرونده‌هایی به آن تکیه دارند، گزارش می‌کند.</translation>
    </message>
    <message>
        <source>A wrong number of template arguments shifts definitions, as in the reference simulator.</source>
        <translation>تعداد نادرست آرگومان‌های الگو تعریف‌ها را جابه‌جا می‌کند، همان‌گونه که در شبیه‌ساز مرجع.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PalettePart</name>
    <message>
        <source>&amp;Command palette…</source>
        <translation>پالت فرمان‌ها…</translation>
    </message>
    <message>
        <source>Find a command by a part of its name, and carry it out</source>
        <translation>یافتن فرمان با بخشی از نام آن و اجرای آن</translation>
    </message>
    <message>
        <source>Type a part of a command</source>
        <translation>بخشی از نام فرمان را تایپ کنید</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>فرمان‌ها</translation>
    </message>
    <message>
        <source> › </source>
        <translation> › </translation>
    </message>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>on · %1</source>
        <translation>روشن · %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::PerspectiveSwitch</name>
    <message>
        <source>&amp;Design</source>
        <translation>طراحی</translation>
    </message>
    <message>
        <source>Build a robot or a scene: tree, properties, text, joints</source>
        <translation>ساختن ربات یا صحنه: درخت، ویژگی‌ها، متن، مفصل‌ها</translation>
    </message>
    <message>
        <source>M&amp;atch</source>
        <translation>مسابقه</translation>
    </message>
    <message>
        <source>Run and referee: match, agents, timeline</source>
        <translation>اجرا و داوری: مسابقه، عامل‌ها، محور زمان</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>بازبینی</translation>
    </message>
    <message>
        <source>Study a recording or the past of a run: events, plots, timeline</source>
        <translation>بررسی یک ضبط یا گذشتهٔ یک اجرا: رویدادها، نمودارها، محور زمان</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>چشم‌انداز</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureCommands</name>
    <message>
        <source>A picture is still being drawn</source>
        <translation>هنوز تصویری در حال رسم است</translation>
    </message>
    <message>
        <source>There is nothing to draw yet</source>
        <translation>هنوز چیزی برای رسم نیست</translation>
    </message>
    <message>
        <source>Drawing %1</source>
        <translation>در حال رسم %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>لغو شد</translation>
    </message>
    <message>
        <source>The picture is not saved: %1</source>
        <translation>تصویر ذخیره نشد: %1</translation>
    </message>
    <message>
        <source>&amp;Copy picture of the view</source>
        <translation>رونوشت تصویر نما</translation>
    </message>
    <message>
        <source>Put the active view as it is on the clipboard</source>
        <translation>گذاشتن نمای فعال به همین صورت در بریده‌دان</translation>
    </message>
    <message>
        <source>The picture of the view is on the clipboard</source>
        <translation>تصویر نما در بریده‌دان است</translation>
    </message>
</context>
<context>
    <name>sparkwright::PictureDialog</name>
    <message>
        <source>&amp;Transparent background</source>
        <translation>پس‌زمینهٔ شفاف</translation>
    </message>
    <message>
        <source>Score board and &amp;marks of the selection</source>
        <translation>تابلوی نتایج و نشانه‌های انتخاب</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>ذخیرهٔ تصویر</translation>
    </message>
    <message>
        <source>As the view (%1 × %2)</source>
        <translation>مانند نما (%1 × %2)</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>دیگر</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>پهنا</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>ارتفاع</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Draws several pixels in each direction and takes their mean: finer, but slower</source>
        <translation>در هر جهت چند پیکسل رسم می‌کند و میانگین می‌گیرد: ظریف‌تر، ولی کندتر</translation>
    </message>
    <message>
        <source>Without sky and ground, to be laid over other pictures</source>
        <translation>بدون آسمان و زمین، برای قرار دادن روی تصویرهای دیگر</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>انتخاب فایل</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>S&amp;upersampling</source>
        <translation>فرانمونه‌برداری</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg)</source>
        <translation>تصویرها (*.png *.jpg)</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>چنین پوشه‌ای نیست.</translation>
    </message>
    <message>
        <source>Only PNG keeps a transparent background.</source>
        <translation>تنها PNG پس‌زمینهٔ شفاف را نگه می‌دارد.</translation>
    </message>
    <message>
        <source>The file exists and will be replaced.</source>
        <translation>فایل وجود دارد و جایگزین می‌شود.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementModel</name>
    <message>
        <source>Ball</source>
        <translation>توپ</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 سانتی‌متر</translation>
    </message>
    <message>
        <source>may stand there</source>
        <translation>می‌تواند آنجا باشد</translation>
    </message>
    <message>
        <source>is not allowed there: moves %1</source>
        <translation>آنجا مجاز نیست: %1 جابه‌جا می‌شود</translation>
    </message>
    <message>
        <source>is too near to another: moves %1</source>
        <translation>به دیگری زیادی نزدیک است: %1 جابه‌جا می‌شود</translation>
    </message>
    <message>
        <source>has a fixed place: moves %1</source>
        <translation>جای ثابتی دارد: %1 جابه‌جا می‌شود</translation>
    </message>
    <message>
        <source>has no place: moves %1</source>
        <translation>جایی ندارد: %1 جابه‌جا می‌شود</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>In this restart</source>
        <translation>در این شروع مجدد</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPanel</name>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>In games whose rules know the places of restarts, a restart is planned here.</source>
        <translation>در بازی‌هایی که قواعدشان جای شروع‌های مجدد را می‌دانند، شروع مجدد اینجا طراحی می‌شود.</translation>
    </message>
    <message>
        <source>The match plays. Pause it, then drag robots and ball in the view to where they shall stand.</source>
        <translation>مسابقه در جریان است. آن را مکث کنید، سپس روبات‌ها و توپ را در نما به جایی که باید باشند بکشید.</translation>
    </message>
    <message>
        <source>Drag robots and ball in the view to where they shall stand.</source>
        <translation>روبات‌ها و توپ را در نما به جایی که باید باشند بکشید.</translation>
    </message>
    <message numerus="yes">
        <source>%n robot(s) may not stand there; arrows show where the rules move them.</source>
        <translation>
            <numerusform>%n روبات نمی‌تواند آنجا باشد؛ پیکان‌ها نشان می‌دهند قواعد آن را کجا می‌برند.</numerusform>
        </translation>
    </message>
    <message>
        <source>All robots may stand there.</source>
        <translation>همهٔ روبات‌ها می‌توانند آنجا باشند.</translation>
    </message>
    <message>
        <source>%1 chooses first.</source>
        <translation>%1 اول انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Restart:</source>
        <translation>&amp;شروع مجدد:</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>شروع مجدد</translation>
    </message>
    <message>
        <source>The restart whose rules say where robots may stand</source>
        <translation>شروع مجددی که قواعدش می‌گوید روبات‌ها کجا می‌توانند باشند</translation>
    </message>
    <message>
        <source>Places in this restart</source>
        <translation>جاها در این شروع مجدد</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlacementPart</name>
    <message>
        <source>P&amp;lan a restart</source>
        <translation>&amp;طراحی شروع مجدد</translation>
    </message>
    <message>
        <source>Place robots and ball for a restart, and see what its rules make of it</source>
        <translation>چیدن روبات‌ها و توپ برای شروع مجدد و دیدن این که قواعد آن چه می‌کنند</translation>
    </message>
    <message>
        <source>Put right</source>
        <translation>درست کردن</translation>
    </message>
    <message>
        <source>Move all that may not stand where they are to where the rules put them</source>
        <translation>بردن همهٔ آن‌هایی که نباید آنجا باشند به جایی که قواعد می‌گویند</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>شروع از همین‌جا</translation>
    </message>
    <message>
        <source>Give this restart with robots and ball as they stand; the strategies are not asked</source>
        <translation>دادن این شروع مجدد با روبات‌ها و توپ همان‌گونه که هستند؛ از راهبردها پرسیده نمی‌شود</translation>
    </message>
    <message>
        <source>Pause the match</source>
        <translation>مکث مسابقه</translation>
    </message>
    <message>
        <source>The clock stops and robots wait, so that they can be placed</source>
        <translation>ساعت می‌ایستد و روبات‌ها صبر می‌کنند تا بتوان آن‌ها را چید</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>چیدن</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerCommands</name>
    <message>
        <source>&amp;Yellow card</source>
        <translation>کارت زرد</translation>
    </message>
    <message>
        <source>Caution the selected player; the second time it is sent off</source>
        <translation>اخطار به بازیکن انتخاب‌شده؛ بار دوم اخراج می‌شود</translation>
    </message>
    <message>
        <source>&amp;Red card</source>
        <translation>کارت قرمز</translation>
    </message>
    <message>
        <source>Send the selected player off: its agent is disconnected, and nobody gets its number again</source>
        <translation>اخراج بازیکن انتخاب‌شده: اتصال عامل آن قطع می‌شود و شماره‌اش دیگر به کسی داده نمی‌شود</translation>
    </message>
    <message>
        <source>&amp;Suspend for 30 s</source>
        <translation>تعلیق به مدت 30 s</translation>
    </message>
    <message>
        <source>Keep the selected player beside the field for 30 s of the game clock</source>
        <translation>نگه داشتن بازیکن انتخاب‌شده کنار زمین به مدت 30 s از ساعت بازی</translation>
    </message>
    <message>
        <source>&amp;Let play again</source>
        <translation>اجازهٔ بازی دوباره</translation>
    </message>
    <message>
        <source>End the suspension of the selected player</source>
        <translation>پایان دادن به تعلیق بازیکن انتخاب‌شده</translation>
    </message>
    <message>
        <source>Put &amp;beside the field</source>
        <translation>بردن به کنار زمین</translation>
    </message>
    <message>
        <source>Put the selected player beside the field; it may walk in again</source>
        <translation>بردن بازیکن انتخاب‌شده به کنار زمین؛ می‌تواند دوباره به زمین بیاید</translation>
    </message>
    <message>
        <source>Re&amp;move from the match</source>
        <translation>برداشتن از مسابقه</translation>
    </message>
    <message>
        <source>Disconnect the agent of the selected player, whose number becomes free</source>
        <translation>قطع اتصال عامل بازیکن انتخاب‌شده که شماره‌اش آزاد می‌شود</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>B&amp;eam to…</source>
        <translation>انتقال آنی به…</translation>
    </message>
    <message>
        <source>Put the selected player upright at a place that you type</source>
        <translation>گذاشتن بازیکن انتخاب‌شده به حالت ایستاده در جایی که تایپ می‌کنید</translation>
    </message>
    <message>
        <source>Switch robot o&amp;ff</source>
        <translation>خاموش کردن ربات</translation>
    </message>
    <message>
        <source>Take the power from the robot of the selected player: its joints give way and it ignores its agent, which still gets percepts</source>
        <translation>قطع برق ربات بازیکن انتخاب‌شده: مفصل‌هایش شل می‌شوند و از عامل خود پیروی نمی‌کند، ولی عامل همچنان دریافت‌های حسی می‌گیرد</translation>
    </message>
    <message>
        <source>Switch robot o&amp;n</source>
        <translation>روشن کردن ربات</translation>
    </message>
    <message>
        <source>Give the robot of the selected player its power back: it obeys its agent again</source>
        <translation>وصل دوبارهٔ برق ربات بازیکن انتخاب‌شده: باز از عامل خود پیروی می‌کند</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerDialog</name>
    <message>
        <source>Start %1</source>
        <translation>آغاز %1</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;آغاز</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayerSelection</name>
    <message>
        <source>Se&amp;lect</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>&amp;Left team</source>
        <translation>تیم چپ</translation>
    </message>
    <message>
        <source>&amp;Right team</source>
        <translation>تیم راست</translation>
    </message>
    <message>
        <source>&amp;Ball</source>
        <translation>توپ</translation>
    </message>
    <message>
        <source>Select the ball</source>
        <translation>انتخاب توپ</translation>
    </message>
    <message>
        <source>&amp;Next player</source>
        <translation>بازیکن بعدی</translation>
    </message>
    <message>
        <source>Select the next player of the same team</source>
        <translation>انتخاب بازیکن بعدی همان تیم</translation>
    </message>
    <message>
        <source>&amp;Previous player</source>
        <translation>بازیکن قبلی</translation>
    </message>
    <message>
        <source>Select the previous player of the same team</source>
        <translation>انتخاب بازیکن قبلی همان تیم</translation>
    </message>
    <message>
        <source>Left player &amp;%1</source>
        <translation>بازیکن چپ %1</translation>
    </message>
    <message>
        <source>Select player %1 of the left team</source>
        <translation>انتخاب بازیکن %1 تیم چپ</translation>
    </message>
    <message>
        <source>Right player &amp;%1</source>
        <translation>بازیکن راست %1</translation>
    </message>
    <message>
        <source>Select player %1 of the right team</source>
        <translation>انتخاب بازیکن %1 تیم راست</translation>
    </message>
    <message>
        <source>The left team has no player %1</source>
        <translation>تیم چپ بازیکن %1 ندارد</translation>
    </message>
    <message>
        <source>The right team has no player %1</source>
        <translation>تیم راست بازیکن %1 ندارد</translation>
    </message>
    <message>
        <source>There is no ball</source>
        <translation>توپی نیست</translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>بازیکنی نیست</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersModel</name>
    <message>
        <source>%1 yellow</source>
        <translation>%1 زرد</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>زرد</translation>
    </message>
    <message>
        <source>red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>sent off</source>
        <translation>اخراج‌شده</translation>
    </message>
    <message>
        <source>suspended, %1:%2</source>
        <translation>تعلیق‌شده، %1:%2</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>در بازی</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>رفته است</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>خطاهای بازی</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>کارت‌ها</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>خاموش‌شده</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlayersPanel</name>
    <message>
        <source>Players appear here with their fouls, cards and suspensions when they have joined the match.</source>
        <translation>بازیکنان پس از پیوستن به مسابقه، با خطاهای بازی، کارت‌ها و تعلیق‌هایشان اینجا پدیدار می‌شوند.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotPanel</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>اندازه به کل</translation>
    </message>
    <message>
        <source>Show all times and values</source>
        <translation>نمایش همهٔ زمان‌ها و مقدارها</translation>
    </message>
    <message>
        <source>Remove all plots</source>
        <translation>برداشتن همهٔ نمودارها</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>رونوشت به‌صورت تصویر</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>رونوشت نمودارها به‌صورت تصویر</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>رونوشت به‌صورت جدول</translation>
    </message>
    <message>
        <source>Copy the visible values as a table</source>
        <translation>رونوشت مقدارهای نمایان به‌صورت جدول</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>ذخیره به‌صورت CSV</translation>
    </message>
    <message>
        <source>Save the visible values in a CSV file</source>
        <translation>ذخیرهٔ مقدارهای نمایان در فایل CSV</translation>
    </message>
    <message>
        <source>&amp;Newest</source>
        <translation>تازه‌ترین</translation>
    </message>
    <message>
        <source>How much of a running simulation is shown, in simulated time</source>
        <translation>بازه‌ای از شبیه‌سازیِ در حال اجرا که نشان داده می‌شود، به زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>Length of the shown time</source>
        <translation>طول زمان نشان‌داده‌شده</translation>
    </message>
    <message>
        <source>Reading the recording</source>
        <translation>در حال خواندن ضبط</translation>
    </message>
    <message>
        <source>%1: nothing is plotted yet</source>
        <translation>%1: هنوز نموداری رسم نشده است</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotView</name>
    <message>
        <source>Simulated time, s</source>
        <translation>زمان شبیه‌سازی، s</translation>
    </message>
    <message>
        <source>Drag signals from the tree to here, or double click them.</source>
        <extracomment>What stands in the place of plots as long as there are none.</extracomment>
        <translation>سیگنال‌ها را از درخت به اینجا بکشید یا روی آن‌ها دوبار کلیک کنید.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>نمودارها</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>اندازه به کل</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>%1: name of a signal</extracomment>
        <translation>برداشتن %1</translation>
    </message>
    <message>
        <source>Remove this &amp;plot</source>
        <translation>برداشتن این نمودار</translation>
    </message>
    <message>
        <source>Remove &amp;all plots</source>
        <translation>برداشتن همهٔ نمودارها</translation>
    </message>
    <message>
        <source>&amp;Copy as picture</source>
        <translation>رونوشت به‌صورت تصویر</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>رونوشت به‌صورت جدول</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>ذخیره به‌صورت CSV…</translation>
    </message>
</context>
<context>
    <name>sparkwright::PlotsPart</name>
    <message>
        <source>Show pl&amp;ots</source>
        <translation>نمایش نمودارها</translation>
    </message>
    <message>
        <source>Go to the plots of signals over time</source>
        <translation>رفتن به نمودارهای سیگنال‌ها در زمان</translation>
    </message>
    <message>
        <source>The plots lack values: %1</source>
        <translation>نمودارها این مقدارها را ندارند: %1</translation>
    </message>
    <message>
        <source>Save the plots&apos; values</source>
        <translation>ذخیرهٔ مقدارهای نمودارها</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 را نمی‌شد ذخیره کرد: %2</translation>
    </message>
    <message>
        <source>%1 saved</source>
        <translation>%1 ذخیره شد</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>نمودارها</translation>
    </message>
    <message>
        <source>This run has no such signal</source>
        <translation>این اجرا چنین سیگنالی ندارد</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>بار</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginFile</name>
    <message>
        <source>there is no such file</source>
        <translation>چنین فایلی وجود ندارد</translation>
    </message>
    <message>
        <source>it is no plugin: %1</source>
        <translation>افزونه نیست: %1</translation>
    </message>
    <message>
        <source>it is a plugin for something else (%1)</source>
        <translation>افزونه‌ای برای چیز دیگری است (%1)</translation>
    </message>
    <message>
        <source>it is made for version %1 of the interface, this program has version %2: build it anew</source>
        <translation>برای نسخهٔ %1 رابط ساخته شده است، این برنامه نسخهٔ %2 را دارد: آن را از نو بسازید</translation>
    </message>
    <message>
        <source>its metadata have no &quot;id&quot; of letters, digits, dots and dashes</source>
        <translation>فراداده‌اش &quot;id&quot; متشکل از حرف، رقم، نقطه و خط تیره ندارد</translation>
    </message>
    <message>
        <source>it cannot be loaded: %1</source>
        <translation>نمی‌توان آن را بارگذاری کرد: %1</translation>
    </message>
    <message>
        <source>its class is no WindowPlugin: Q_INTERFACES is missing</source>
        <translation>کلاس آن WindowPlugin نیست: Q_INTERFACES را ندارد</translation>
    </message>
    <message>
        <source>it has failed while it was made: %1</source>
        <translation>هنگام ساخته شدن شکست خورد: %1</translation>
    </message>
    <message>
        <source>it has failed while it was made</source>
        <translation>هنگام ساخته شدن شکست خورد</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPage</name>
    <message>
        <source>Show &amp;folder of plugins</source>
        <translation>نمایش پوشهٔ افزونه‌ها</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>افزونه‌ها</translation>
    </message>
    <message>
        <source>Plugins add panels and commands to the window. They are shared libraries in %1, read at the start of the program. Use only those that you trust: they can do whatever you can.</source>
        <translation>افزونه‌ها پنل‌ها و فرمان‌هایی به پنجره می‌افزایند. آن‌ها کتابخانه‌های اشتراکی در %1 هستند که در آغاز برنامه خوانده می‌شوند. تنها افزونه‌هایی را به کار ببرید که به آن‌ها اعتماد دارید: هر کاری که شما می‌توانید، آن‌ها هم می‌توانند.</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>افزونه</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Show the folder in which plugins are looked for; it is made if it is missing</source>
        <translation>نمایش پوشه‌ای که افزونه‌ها در آن جست‌وجو می‌شوند؛ اگر نباشد ساخته می‌شود</translation>
    </message>
    <message>
        <source>On</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <translation>به کار نرفته: %1</translation>
    </message>
    <message>
        <source>Has failed: %1</source>
        <translation>ناموفق: %1</translation>
    </message>
    <message>
        <source>There are no plugins</source>
        <translation>افزونه‌ای نیست</translation>
    </message>
</context>
<context>
    <name>sparkwright::PluginsPart</name>
    <message>
        <source>%1 is not used as a plugin: %2</source>
        <translation>%1 به‌عنوان افزونه به کار نمی‌رود: %2</translation>
    </message>
    <message>
        <source>%1 is not used: %2 is the same plugin</source>
        <translation>%1 به کار نمی‌رود: %2 همان افزونه است</translation>
    </message>
    <message>
        <source>The plugin %1 is not used: %2</source>
        <translation>افزونهٔ %1 به کار نمی‌رود: %2</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off</source>
        <translation>افزونهٔ %1 شکست خورد و خاموش شد</translation>
    </message>
    <message>
        <source>The plugin %1 has failed and is switched off: %2</source>
        <translation>افزونهٔ %1 شکست خورد و خاموش شد: %2</translation>
    </message>
    <message>
        <source>Pl&amp;ugins</source>
        <translation>افزونه‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::PointTool</name>
    <message>
        <source>Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel</source>
        <translation>رها کردن: جابه‌جایی · Ctrl: گام‌به‌گام · تایپ عدد · Enter: اعمال · Esc: لغو</translation>
    </message>
    <message>
        <source>%1 · Drag: move · Ctrl: steps of 1 cm</source>
        <translation>%1 · کشیدن: جابه‌جایی · Ctrl: گام‌های 1 cm</translation>
    </message>
    <message>
        <source>%1  %2  %3 mm</source>
        <translation>%1  %2  %3 mm</translation>
    </message>
</context>
<context>
    <name>sparkwright::PortNotice</name>
    <message>
        <source>Nobody can connect: %1.</source>
        <translation>کسی نمی‌تواند متصل شود: %1.</translation>
    </message>
    <message>
        <source>%1. Agents connect to port %2 instead, monitors to port %3.</source>
        <translation>%1. به جای آن عامل‌ها به درگاه %2 و مانیتورها به درگاه %3 متصل می‌شوند.</translation>
    </message>
    <message>
        <source>Use ports %1 and %2</source>
        <translation>استفاده از درگاه‌های %1 و %2</translation>
    </message>
    <message>
        <source>Opens free ports for agents and monitors, while the simulation goes on</source>
        <translation>درگاه‌های آزاد را برای عامل‌ها و مانیتورها باز می‌کند، در حالی که شبیه‌سازی ادامه دارد</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>Tries the same ports again, when the other program has ended</source>
        <translation>پس از پایان برنامهٔ دیگر، همان درگاه‌ها را دوباره می‌آزماید</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>نادیده گرفتن</translation>
    </message>
    <message>
        <source>Hides this notice</source>
        <translation>این اعلان را پنهان می‌کند</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseEditing</name>
    <message>
        <source>There is no room for it.</source>
        <translation>جایی برای آن نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n things</source>
        <translation>
            <numerusform>%n شیء</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>چرخاندن %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>جابه‌جا کردن %1</translation>
    </message>
    <message>
        <source>No scene file sets its pose: a script or an agent has made it.</source>
        <translation>هیچ فایل صحنه‌ای موقعیت آن را تعیین نمی‌کند: اسکریپت یا عاملی آن را ساخته است.</translation>
    </message>
    <message>
        <source>No Transform in %1 contains this: put one around it.</source>
        <translation>هیچ Transform در %1 این را در بر ندارد: یکی گرد آن بگذارید.</translation>
    </message>
    <message>
        <source>%1 sets its pose. Open that file to edit it, or put a Transform around its import in %2.</source>
        <translation>%1 موقعیت آن را تعیین می‌کند. برای ویرایش آن فایل را باز کنید یا گرد واردکردن آن در %2 یک Transform بگذارید.</translation>
    </message>
    <message>
        <source>%1 computes this number: %2. Change it in the text, or put a Transform with numbers around it.</source>
        <translation>%1 این عدد را محاسبه می‌کند: %2. آن را در متن تغییر دهید یا یک Transform با عدد گرد آن بگذارید.</translation>
    </message>
    <message>
        <source>%1 sets its pose in a switch. Change it in the text, or put a Transform around it.</source>
        <translation>%1 موقعیت آن را در یک switch تعیین می‌کند. آن را در متن تغییر دهید یا یک Transform گرد آن بگذارید.</translation>
    </message>
    <message>
        <source>Its pose differs from that in %1, so something else moves it. Reset the scene, or change it in the text.</source>
        <translation>موقعیت آن با %1 فرق دارد، پس چیز دیگری آن را حرکت می‌دهد. صحنه را بازنشانید یا آن را در متن تغییر دهید.</translation>
    </message>
    <message>
        <source>%1 makes several of these, and would move all of them. Change it where the file is imported.</source>
        <translation>%1 چند نمونه از این می‌سازد و همه را جابه‌جا می‌کند. آن را در جایی تغییر دهید که فایل وارد می‌شود.</translation>
    </message>
    <message>
        <source>The text no longer contains this. Restart edit mode.</source>
        <translation>متن دیگر این را در بر ندارد. حالت ویرایش را از نو آغاز کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::PoseKeeping</name>
    <message>
        <source>Keep poses</source>
        <translation>نگه داشتن موقعیت‌ها</translation>
    </message>
    <message numerus="yes">
        <source>Wrote the poses of %n thing(s) into %1.</source>
        <translation>
            <numerusform>موقعیت %n شیء در %1 نوشته شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in %1 has moved.</source>
        <translation>چیزی در %1 جابه‌جا نشده است.</translation>
    </message>
    <message numerus="yes">
        <source>The text computes the poses of %n thing(s): change them there.</source>
        <translation>
            <numerusform>متن موقعیت %n شیء را محاسبه می‌کند: در آنجا تغییر دهید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) have no Transform of their own in this file.</source>
        <translation>
            <numerusform>%n شیء در این فایل Transform خود را ندارند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>ترجیحات</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>جست‌وجو در همهٔ تنظیمات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحه‌ها</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>کلیدها و ماوس</translation>
    </message>
    <message>
        <source>No setting has these words. The command palette finds commands.</source>
        <translation>هیچ تنظیمی این واژه‌ها را ندارد. پالت فرمان‌ها فرمان‌ها را می‌یابد.</translation>
    </message>
    <message>
        <source>&amp;Reset this page</source>
        <translation>بازنشانی این صفحه</translation>
    </message>
    <message>
        <source>Set all settings of this page to their presets</source>
        <translation>بازگرداندن همهٔ تنظیمات این صفحه به پیش‌تنظیم‌ها</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>sparkwright::PreferencesPart</name>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>ترجیحات…</translation>
    </message>
    <message>
        <source>Settings of the program: look, views, simulation, editor, match</source>
        <translation>تنظیمات برنامه: ظاهر، نماها، شبیه‌سازی، ویرایشگر، مسابقه</translation>
    </message>
    <message>
        <source>Ke&amp;ys and mouse…</source>
        <translation>کلیدها و ماوس…</translation>
    </message>
    <message>
        <source>Choose a profile of keys and mouse, change keys, find conflicts</source>
        <translation>انتخاب نمایهٔ کلیدها و ماوس، تغییر کلیدها، یافتن تعارض‌ها</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>افزونه‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemMarks</name>
    <message>
        <source>Quick fixes</source>
        <translation>رفع سریع</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>اینجا رفع سریعی نیست</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>انتخاب فایل</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>مشکل</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>خط</translation>
    </message>
    <message>
        <source>Problems of the open texts</source>
        <translation>مشکلات متن‌های باز</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n مشکل دیگر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n مشکل</numerusform>
        </translation>
    </message>
    <message>
        <source>Texts of scenes are checked while they are open: Edit ▸ Show source opens that of the scene.</source>
        <translation>متن صحنه‌ها تا وقتی باز است بررسی می‌شود: ویرایش ▸ نمایش منبع، متن صحنه را باز می‌کند.</translation>
    </message>
    <message>
        <source>Nothing is wrong in the open texts and in what they import.</source>
        <translation>در متن‌های باز و آنچه وارد می‌کنند اشکالی نیست.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramWords</name>
    <message>
        <source>starting</source>
        <translation>در حال آغاز</translation>
    </message>
    <message>
        <source>running</source>
        <translation>در حال اجرا</translation>
    </message>
    <message>
        <source>running in the background</source>
        <translation>در حال اجرا در پس‌زمینه</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>در حال توقف</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف‌شده</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>پایان‌یافته</translation>
    </message>
    <message>
        <source>ended with code %1</source>
        <translation>پایان با کد %1</translation>
    </message>
    <message>
        <source>crashed (%1)</source>
        <translation>ازکارافتاده (%1)</translation>
    </message>
    <message>
        <source>not started: %1</source>
        <translation>اجرا نشد: %1</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 را نمی‌توان اجرا کرد: %2</translation>
    </message>
    <message>
        <source>%1 crashed at once (%2)</source>
        <translation>%1 بی‌درنگ از کار افتاد (%2)</translation>
    </message>
    <message>
        <source>%1 crashed (%2)</source>
        <translation>%1 از کار افتاد (%2)</translation>
    </message>
    <message>
        <source>%1 ended at once, with code %2</source>
        <translation>%1 بی‌درنگ با کد %2 پایان یافت</translation>
    </message>
    <message>
        <source>%1 ended with code %2</source>
        <translation>%1 با کد %2 پایان یافت</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProgramsPanel</name>
    <message>
        <source>Programs</source>
        <translation>برنامه‌ها</translation>
    </message>
    <message>
        <source>No program has been started here. Start a team from its team file, or a single program: what they print is shown here, and they can be stopped and restarted.</source>
        <translation>هنوز برنامه‌ای اینجا اجرا نشده است. تیمی را از فایل تیم آن، یا تک‌برنامه‌ای را اجرا کنید: آنچه چاپ می‌کنند اینجا نشان داده می‌شود و می‌توان آن‌ها را متوقف و دوباره اجرا کرد.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>اجرای دوباره</translation>
    </message>
    <message>
        <source>Stops the program if it runs, and starts it again</source>
        <translation>برنامه را اگر در حال اجراست متوقف و دوباره اجرا می‌کند</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Asks the program to end, and kills it after three seconds</source>
        <translation>از برنامه می‌خواهد پایان یابد و پس از سه ثانیه آن را به‌اجبار پایان می‌دهد</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>پایان اجباری</translation>
    </message>
    <message>
        <source>Ends the program and all that it has started, at once</source>
        <translation>برنامه و هر آنچه را اجرا کرده است بی‌درنگ پایان می‌دهد</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>برداشتن از فهرست</translation>
    </message>
    <message>
        <source>Removes the program and its console from the list</source>
        <translation>برنامه و کنسول آن را از فهرست برمی‌دارد</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectPart</name>
    <message>
        <source>Teams of this project, left and right: %1</source>
        <translation>تیم‌های این پروژه، چپ و راست: %1</translation>
    </message>
    <message>
        <source>The views of the project are not kept: %1</source>
        <translation>نماهای پروژه نگه داشته نمی‌شوند: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ProjectWizard</name>
    <message>
        <source>New project</source>
        <translation>پروژهٔ جدید</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>ساختن و باز کردن</translation>
    </message>
    <message>
        <source>What kind of project?</source>
        <translation>چه نوع پروژه‌ای؟</translation>
    </message>
    <message>
        <source>A project is a folder with a scene and all that belongs to it.</source>
        <translation>پروژه پوشه‌ای است با یک صحنه و هر آنچه به آن مربوط است.</translation>
    </message>
    <message>
        <source>Kinds of projects</source>
        <translation>انواع پروژه</translation>
    </message>
    <message>
        <source>Empty scene
Ground, lamps and a box, to build something new</source>
        <translation>صحنهٔ خالی
زمین، چراغ‌ها و یک جعبه، برای ساختن چیزی تازه</translation>
    </message>
    <message>
        <source>Robot
A first robot on wheels or legs, and a program that moves it</source>
        <translation>ربات
ربات آغازین با چرخ یا پا و برنامه‌ای که آن را حرکت می‌دهد</translation>
    </message>
    <message>
        <source>Soccer match
The field of the 3D league, your own team, and an opponent</source>
        <translation>مسابقهٔ فوتبال
زمین لیگ سه‌بعدی، تیم خودتان و یک حریف</translation>
    </message>
    <message>
        <source>Scene that you have
An RSG scene, a RoSi scene or a set-up script of SimSpark; it stays where it is</source>
        <translation>صحنه‌ای که دارید
صحنهٔ RSG، صحنهٔ RoSi یا اسکریپت پیکربندی SimSpark؛ همان‌جا که هست می‌ماند</translation>
    </message>
    <message>
        <source>Name and folder</source>
        <translation>نام و پوشه</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب پوشه</translation>
    </message>
    <message>
        <source>Choose a scene</source>
        <translation>انتخاب صحنه</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ‌کدام</translation>
    </message>
    <message>
        <source>In Python</source>
        <translation>با Python</translation>
    </message>
    <message>
        <source>In C++</source>
        <translation>با C++</translation>
    </message>
    <message>
        <source>Letters, digits, _, - and .</source>
        <translation>حرف‌ها، رقم‌ها، _، - و .</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>صحنه</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>&amp;Program to begin with</source>
        <translation>برنامهٔ آغازین</translation>
    </message>
    <message>
        <source>&amp;Team</source>
        <translation>تیم</translation>
    </message>
    <message>
        <source>What is made</source>
        <translation>آنچه ساخته می‌شود</translation>
    </message>
    <message>
        <source>Each file says in comments what it is for and how to go on.</source>
        <translation>هر فایل در توضیح‌های خود می‌گوید برای چیست و چگونه ادامه دهید.</translation>
    </message>
    <message>
        <source>&amp;Describe the robot…</source>
        <translation>توصیف ربات…</translation>
    </message>
    <message>
        <source>Folder of the project</source>
        <translation>پوشهٔ پروژه</translation>
    </message>
    <message>
        <source>Scene of the project</source>
        <translation>صحنهٔ پروژه</translation>
    </message>
    <message>
        <source>Scenes and set-ups (*.rsg *.ros *.rb)</source>
        <translation>صحنه‌ها و پیکربندی‌ها (*.rsg *.ros *.rb)</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>نام</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyPanel</name>
    <message>
        <source>Filter properties</source>
        <translation>پالایش ویژگی‌ها</translation>
    </message>
    <message>
        <source>What the property does</source>
        <translation>کارکرد ویژگی</translation>
    </message>
    <message>
        <source>Select a node to see its properties.</source>
        <translation>برای دیدن ویژگی‌ها یک گره انتخاب کنید.</translation>
    </message>
    <message>
        <source>What is selected has no properties.</source>
        <translation>آنچه انتخاب شده است ویژگی ندارد.</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <translation>
            <numerusform>%n گره</numerusform>
        </translation>
    </message>
    <message>
        <source>Properties of %1</source>
        <translation>ویژگی‌های %1</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>تنظیم %1 از %2</translation>
    </message>
    <message>
        <source>Reset %1 of %2</source>
        <translation>بازنشانی %1 از %2</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>انتخاب فایل</translation>
    </message>
    <message>
        <source>This belongs to %1, which is imported. &lt;a href=&quot;%2:%3&quot;&gt;Open it&lt;/a&gt; to edit its properties.</source>
        <translation>این از آن %1 است که وارد شده است. برای ویرایش ویژگی‌های آن، &lt;a href=&quot;%2:%3&quot;&gt;بازش کنید&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The values that the import passes are edited in the text.</source>
        <translation>مقدارهایی که این import می‌فرستد، در متن ویرایش می‌شوند.</translation>
    </message>
    <message>
        <source>Here is what %1 makes. &lt;a href=&quot;%2:0&quot;&gt;Open it&lt;/a&gt; (Ctrl+Enter in the tree, F4 in the text) to edit its nodes.</source>
        <translation>این‌جا آن چیزی است که %1 می‌سازد. برای ویرایش گره‌های آن، &lt;a href=&quot;%2:0&quot;&gt;بازش کنید&lt;/a&gt; (Ctrl+Enter در درخت، F4 در متن).</translation>
    </message>
</context>
<context>
    <name>sparkwright::PropertyRow</name>
    <message>
        <source>Reset to default: removes the call</source>
        <translation>بازنشانی به پیش‌فرض: فراخوانی را برمی‌دارد</translation>
    </message>
    <message>
        <source>In the running simulation</source>
        <translation>در شبیه‌سازیِ در حال اجرا</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>بازنشانی %1</translation>
    </message>
    <message>
        <source>Choose colour of %1</source>
        <translation>انتخاب رنگ %1</translation>
    </message>
    <message>
        <source>Choose colour</source>
        <translation>انتخاب رنگ</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>انتخاب فایل</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>گوناگون</translation>
    </message>
    <message>
        <source>default</source>
        <translation>پیش‌فرض</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، خط %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityCommands</name>
    <message>
        <source>Drawing &amp;quality</source>
        <translation>کیفیت ترسیم</translation>
    </message>
    <message>
        <source>&amp;Own…</source>
        <translation>سفارشی…</translation>
    </message>
    <message>
        <source>Choose shadows, darker corners, glow, smooth edges, textures and detail yourself</source>
        <translation>سایه‌ها، گوشه‌های تیره‌تر، درخشش، لبه‌های هموار، بافت‌ها و جزئیات را خودتان برگزینید</translation>
    </message>
</context>
<context>
    <name>sparkwright::QualityDialog</name>
    <message>
        <source>D&amp;arker corners</source>
        <translation>گوشه‌های تیره‌تر</translation>
    </message>
    <message>
        <source>&amp;Glow around what is very bright</source>
        <translation>درخشش گرد چیزهای بسیار روشن</translation>
    </message>
    <message>
        <source>&amp;Textures</source>
        <translation>بافت‌ها</translation>
    </message>
    <message>
        <source>Own drawing quality</source>
        <translation>کیفیت ترسیم سفارشی</translation>
    </message>
    <message>
        <source>None</source>
        <translation>هیچ‌کدام</translation>
    </message>
    <message>
        <source>Hard, on the ground</source>
        <translation>لبه‌تیز، روی زمین</translation>
    </message>
    <message>
        <source>Soft, everywhere</source>
        <translation>نرم، همه‌جا</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>همان‌گونه که هست</translation>
    </message>
    <message>
        <source>2 samples</source>
        <translation>2 نمونه</translation>
    </message>
    <message>
        <source>4 samples</source>
        <translation>4 نمونه</translation>
    </message>
    <message>
        <source>8 samples</source>
        <translation>8 نمونه</translation>
    </message>
    <message>
        <source>Coarse</source>
        <translation>درشت</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>ریز</translation>
    </message>
    <message>
        <source>Less light where things are close to one another</source>
        <translation>نور کمتر در جایی که اشیا به هم نزدیک‌اند</translation>
    </message>
    <message>
        <source>Lamps, and what is as bright as the sun makes it, spread some of their light</source>
        <translation>چراغ‌ها و آنچه به روشنی آفتاب‌خورده است، بخشی از نور خود را پخش می‌کنند</translation>
    </message>
    <message>
        <source>Samples per pixel. When drawing is slow, edges are smoothed once the picture stands still.</source>
        <translation>نمونه در هر پیکسل. اگر ترسیم کند باشد، لبه‌ها پس از ثابت شدن تصویر هموار می‌شوند.</translation>
    </message>
    <message>
        <source>Pictures on things; without them, one sees the colours of their materials</source>
        <translation>تصویرهای روی اشیا؛ بدون آن‌ها رنگ مادهٔ اشیا دیده می‌شود</translation>
    </message>
    <message>
        <source>How near things must be to be drawn with all their faces</source>
        <translation>اشیا چقدر نزدیک باشند تا با همهٔ وجه‌هایشان رسم شوند</translation>
    </message>
    <message>
        <source>&amp;Low</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>&amp;High</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Begin with:</source>
        <translation>آغاز با:</translation>
    </message>
    <message>
        <source>&amp;Shadows:</source>
        <translation>سایه‌ها:</translation>
    </message>
    <message>
        <source>&amp;Edges:</source>
        <translation>لبه‌ها:</translation>
    </message>
    <message>
        <source>&amp;Detail:</source>
        <translation>جزئیات:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>زمان:</translation>
    </message>
    <message>
        <source>Time of drawing</source>
        <translation>زمان ترسیم</translation>
    </message>
    <message>
        <source>measuring…</source>
        <translation>در حال اندازه‌گیری…</translation>
    </message>
    <message>
        <source>%1 ms per picture, at most %2 a second</source>
        <extracomment>%1: milliseconds, %2: pictures per second</extracomment>
        <translation>هر تصویر %1 ms، حداکثر %2 تصویر در ثانیه</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReadingView</name>
    <message>
        <source>What the sensor has measured</source>
        <translation>آنچه حسگر اندازه گرفته</translation>
    </message>
    <message>
        <source>Wheel: range; double click: all</source>
        <translation>چرخ: برد؛ دوبار کلیک: همه</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 m at %2°</source>
        <translation>%1 m در %2°</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingOpener</name>
    <message>
        <source>Opening %1…</source>
        <translation>در حال باز کردن %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>sparkwright::RecordingsDialog</name>
    <message>
        <source>Recorded runs</source>
        <translation>اجراهای ضبط‌شده</translation>
    </message>
    <message>
        <source>&amp;Record every run</source>
        <translation>ضبط همهٔ اجراها</translation>
    </message>
    <message>
        <source>Runs are recorded in files of this folder; the oldest files make room for new ones</source>
        <translation>اجراها در فایل‌های این پوشه ضبط می‌شوند؛ کهنه‌ترین فایل‌ها جای خود را به فایل‌های تازه می‌دهند</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Room for recordings</source>
        <translation>جا برای ضبط‌ها</translation>
    </message>
    <message>
        <source>Room for all recordings; the oldest are deleted when there are more</source>
        <translation>جا برای همهٔ ضبط‌ها؛ اگر بیشتر شوند کهنه‌ترین‌ها حذف می‌شوند</translation>
    </message>
    <message>
        <source>in at &amp;most</source>
        <translation>در حداکثر</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>تا</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>Recordings, newest first</source>
        <translation>ضبط‌ها، نخست تازه‌ترین</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Watch the recording in the views</source>
        <translation>تماشای ضبط در نماها</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>ذخیرهٔ رونوشت…</translation>
    </message>
    <message>
        <source>Copy the recording into a folder of yours, where it stays</source>
        <translation>رونوشت ضبط در پوشه‌ای از خودتان که در آنجا می‌ماند</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Delete the selected recordings; the present run is kept</source>
        <translation>حذف ضبط‌های انتخاب‌شده؛ اجرای کنونی نگه داشته می‌شود</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s), %1 in %2</source>
        <translation>
            <numerusform>%n ضبط، %1 در %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (this run)</source>
        <translation>%1 (این اجرا)</translation>
    </message>
    <message>
        <source>Save a copy of the recording</source>
        <translation>ذخیرهٔ رونوشت ضبط</translation>
    </message>
    <message>
        <source>Recordings (*.mcap)</source>
        <translation>ضبط‌ها (*.mcap)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>با نام %1 ذخیره شد</translation>
    </message>
    <message>
        <source>%1 could not be saved: %2</source>
        <translation>%1 را نمی‌شد ذخیره کرد: %2</translation>
    </message>
    <message>
        <source>Delete recordings</source>
        <translation>حذف ضبط‌ها</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n recording(s)? This cannot be undone.</source>
        <translation>
            <numerusform>%n ضبط حذف شود؟ این کار برگشت‌پذیر نیست.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>%1 could not be deleted: %2</source>
        <translation>%1 را نمی‌شد حذف کرد: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemedyButton</name>
    <message>
        <source>Close other programs that use the processor</source>
        <translation>بستن برنامه‌های دیگری که از پردازنده استفاده می‌کنند</translation>
    </message>
    <message>
        <source>Make it faster</source>
        <translation>سریع‌تر کردن</translation>
    </message>
    <message>
        <source>What would make the run as fast as asked for</source>
        <translation>آنچه اجرا را به سرعت خواسته‌شده می‌رساند</translation>
    </message>
</context>
<context>
    <name>sparkwright::RemotePart</name>
    <message>
        <source>&amp;Connect to server…</source>
        <translation>اتصال به سرور…</translation>
    </message>
    <message>
        <source>Watch a match that runs on another server</source>
        <translation>تماشای مسابقه‌ای که روی سرور دیگری اجرا می‌شود</translation>
    </message>
    <message>
        <source>&amp;Disconnect</source>
        <translation>قطع اتصال</translation>
    </message>
    <message>
        <source>Return from the other server to the own simulation</source>
        <translation>بازگشت از سرور دیگر به شبیه‌سازی خود</translation>
    </message>
    <message>
        <source>&amp;Name and delay…</source>
        <translation>نام و تأخیر…</translation>
    </message>
    <message>
        <source>Name the server that is shown, and show it evenly over a bad network, a moment later</source>
        <translation>نام‌گذاری سرورِ نشان‌داده‌شده و نمایش یکنواخت آن در شبکهٔ بد، با اندکی تأخیر</translation>
    </message>
    <message>
        <source>Ask for the &amp;full state</source>
        <translation>درخواست وضعیت کامل</translation>
    </message>
    <message>
        <source>Ask the server for everything again, when what is shown looks wrong</source>
        <translation>درخواست دوبارهٔ همه‌چیز از سرور، وقتی آنچه نشان داده می‌شود نادرست به نظر می‌رسد</translation>
    </message>
    <message>
        <source>&amp;End the server…</source>
        <translation>پایان دادن به سرور…</translation>
    </message>
    <message>
        <source>End the program of the server that is shown; asks first</source>
        <translation>پایان دادن به برنامهٔ سرورِ نشان‌داده‌شده؛ نخست می‌پرسد</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Do not try any more: return to the own simulation</source>
        <translation>دیگر تلاش نشود: بازگشت به شبیه‌سازی خود</translation>
    </message>
    <message>
        <source>Cancel connecting</source>
        <translation>لغو اتصال</translation>
    </message>
    <message>
        <source>Asked for the full state</source>
        <translation>وضعیت کامل درخواست شد</translation>
    </message>
    <message>
        <source>The scene of this server is too large: only %L1 of its %L2 parts are drawn</source>
        <translation>صحنهٔ این سرور بیش از حد بزرگ است: تنها %L1 از %L2 بخش آن رسم می‌شود</translation>
    </message>
    <message>
        <source>End the server</source>
        <translation>پایان دادن به سرور</translation>
    </message>
    <message>
        <source>End the server %1?</source>
        <translation>به سرور %1 پایان داده شود؟</translation>
    </message>
    <message>
        <source>Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here.</source>
        <translation>برنامهٔ آن، و با آن مسابقه، برای همهٔ کسانی که متصل‌اند پایان می‌یابد. از اینجا نمی‌توان آن را دوباره اجرا کرد.</translation>
    </message>
    <message>
        <source>&amp;End the server</source>
        <translation>پایان دادن به سرور</translation>
    </message>
    <message>
        <source>Asked %1 to end</source>
        <translation>از %1 خواسته شد پایان یابد</translation>
    </message>
    <message>
        <source>%1. Needs a server that is connected: the simulation of this window is not one</source>
        <translation>%1. به سروری متصل نیاز دارد: شبیه‌سازی این پنجره چنین نیست</translation>
    </message>
</context>
<context>
    <name>sparkwright::ReplayPart</name>
    <message>
        <source>Open re&amp;cording…</source>
        <translation>باز کردن ضبط…</translation>
    </message>
    <message>
        <source>Open a recording or a monitor log, and watch it in the views</source>
        <translation>باز کردن ضبط یا گزارش مانیتور و تماشای آن در نماها</translation>
    </message>
    <message>
        <source>Back to &amp;live</source>
        <translation>بازگشت به زنده</translation>
    </message>
    <message>
        <source>Return from the recording to the running simulation</source>
        <translation>بازگشت از ضبط به شبیه‌سازیِ در حال اجرا</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>گام به عقب</translation>
    </message>
    <message>
        <source>Go back by one frame of the recording, then pause</source>
        <translation>یک فریم ضبط به عقب رفتن و سپس مکث</translation>
    </message>
    <message>
        <source>Go to the s&amp;tart</source>
        <translation>رفتن به آغاز</translation>
    </message>
    <message>
        <source>Go to the first frame of the recording</source>
        <translation>رفتن به نخستین فریم ضبط</translation>
    </message>
    <message>
        <source>Go to the &amp;end</source>
        <translation>رفتن به پایان</translation>
    </message>
    <message>
        <source>Go to the last frame of the recording</source>
        <translation>رفتن به آخرین فریم ضبط</translation>
    </message>
    <message>
        <source>Previous &amp;goal</source>
        <translation>گل قبلی</translation>
    </message>
    <message>
        <source>Go to some seconds before the previous goal</source>
        <translation>رفتن به چند ثانیه پیش از گل قبلی</translation>
    </message>
    <message>
        <source>Next g&amp;oal</source>
        <translation>گل بعدی</translation>
    </message>
    <message>
        <source>Go to some seconds before the next goal</source>
        <translation>رفتن به چند ثانیه پیش از گل بعدی</translation>
    </message>
    <message>
        <source>&amp;Previous event</source>
        <translation>رویداد قبلی</translation>
    </message>
    <message>
        <source>Go to the previous decision of the referee</source>
        <translation>رفتن به تصمیم قبلی داور</translation>
    </message>
    <message>
        <source>&amp;Next event</source>
        <translation>رویداد بعدی</translation>
    </message>
    <message>
        <source>Go to the next decision of the referee</source>
        <translation>رفتن به تصمیم بعدی داور</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1 را نمی‌شد باز کرد: علت در گزارش است</translation>
    </message>
    <message>
        <source>%1: %2 frames, %3</source>
        <translation>%1: %2 فریم، %3</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>محور زمان</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>این اجرا</translation>
    </message>
</context>
<context>
    <name>sparkwright::RestoreDialog</name>
    <message>
        <source>&amp;Discard all</source>
        <translation>&amp;دور ریختن همه</translation>
    </message>
    <message>
        <source>%1: edited on %2; the file has changed on disk since</source>
        <translation>%1: ویرایش‌شده در %2؛ فایل پس از آن روی دیسک تغییر کرده است</translation>
    </message>
    <message>
        <source>%1: edited on %2</source>
        <translation>%1: ویرایش‌شده در %2</translation>
    </message>
    <message>
        <source>The program ended without saving the edits of these files. Restore them?</source>
        <translation>برنامه بدون ذخیرهٔ ویرایش‌های این فایل‌ها پایان یافت. بازیابی شوند؟</translation>
    </message>
    <message>
        <source>Files with kept edits</source>
        <translation>فایل‌های دارای ویرایش‌های نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>Restore unsaved edits</source>
        <translation>بازیابی ویرایش‌های ذخیره‌نشده</translation>
    </message>
    <message>
        <source>&amp;Restore selected</source>
        <translation>&amp;بازیابی انتخاب‌شده‌ها</translation>
    </message>
    <message>
        <source>Restores the edits of the checked files; those of the others stay kept and are offered again</source>
        <translation>ویرایش‌های فایل‌های علامت‌خورده را بازیابی می‌کند؛ ویرایش‌های دیگر نگه داشته و دوباره پیشنهاد می‌شود</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultPlotPage</name>
    <message>
        <source>Show</source>
        <extracomment>what a plot shows: a result …</extracomment>
        <translation>نمایش</translation>
    </message>
    <message>
        <source>over</source>
        <extracomment>… over a parameter</extracomment>
        <translation>بر حسب</translation>
    </message>
    <message>
        <source>Result that is plotted</source>
        <translation>نتیجه‌ای که رسم می‌شود</translation>
    </message>
    <message>
        <source>Parameter of the plot</source>
        <translation>پارامتر نمودار</translation>
    </message>
    <message>
        <source>As soon as runs are done, their results are plotted here.</source>
        <translation>همین که اجراها انجام شوند، نتیجه‌هایشان اینجا رسم می‌شود.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ResultWords</name>
    <message>
        <source>Seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>Score, left team</source>
        <translation>نتیجه، تیم چپ</translation>
    </message>
    <message>
        <source>Score, right team</source>
        <translation>نتیجه، تیم راست</translation>
    </message>
    <message>
        <source>Score difference</source>
        <translation>اختلاف نتیجه</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>گل‌ها</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>خطاهای بازی</translation>
    </message>
    <message>
        <source>Simulated time, s</source>
        <translation>زمان شبیه‌سازی، s</translation>
    </message>
    <message>
        <source>Wall time, s</source>
        <translation>زمان واقعی، s</translation>
    </message>
    <message>
        <source>%1, end</source>
        <extracomment>%1: the path of a signal</extracomment>
        <translation>%1، پایان</translation>
    </message>
    <message>
        <source>%1, least</source>
        <translation>%1، کمترین</translation>
    </message>
    <message>
        <source>%1, greatest</source>
        <translation>%1، بیشترین</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1، میانگین</translation>
    </message>
    <message>
        <source>Share of the score, right team</source>
        <translation>سهم از امتیاز، تیم راست</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotExportDialog</name>
    <message>
        <source>Export robot</source>
        <translation>برون‌بری ربات</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>انتخاب جای ذخیره</translation>
    </message>
    <message>
        <source>A file in URDF; meshes go to a folder beside it</source>
        <translation>پروندهٔ URDF؛ مش‌ها در پوشه‌ای کنار آن قرار می‌گیرند</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;پرونده</translation>
    </message>
    <message>
        <source>The robot is written as it is in the scene file, with all joints at zero.</source>
        <translation>ربات همان‌گونه که در پروندهٔ صحنه است نوشته می‌شود، با همهٔ مفصل‌ها در صفر.</translation>
    </message>
    <message>
        <source>Export is going on</source>
        <translation>برون‌بری در جریان است</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>جا</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>تفاوت</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>چاره</translation>
    </message>
    <message>
        <source>What URDF cannot say</source>
        <translation>آنچه URDF نمی‌تواند بگوید</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;برون‌بری</translation>
    </message>
    <message>
        <source>Robots (*.urdf)</source>
        <translation>ربات‌ها (*.urdf)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>فایل %1 جایگزین شود؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>جایگزینی</translation>
    </message>
    <message>
        <source>Building the robot…</source>
        <translation>در حال ساختن ربات…</translation>
    </message>
    <message>
        <source>Nothing was written:</source>
        <translation>چیزی نوشته نشد:</translation>
    </message>
    <message>
        <source>The robot was written with all of its mechanics.</source>
        <translation>ربات با همهٔ مکانیک آن نوشته شد.</translation>
    </message>
    <message numerus="yes">
        <source>The robot was written. %n thing(s) could not be kept:</source>
        <translation>
            <numerusform>ربات نوشته شد. %n چیز نگه داشته نشد:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotImportDialog</name>
    <message>
        <source>&amp;Held in its place</source>
        <translation>&amp;نگه‌داشته در جای خود</translation>
    </message>
    <message>
        <source>&amp;Ground and lamps, to look at it alone</source>
        <translation>&amp;زمین و چراغ‌ها، برای دیدن ربات به‌تنهایی</translation>
    </message>
    <message>
        <source>Import robot</source>
        <translation>وارد کردن ربات</translation>
    </message>
    <message>
        <source>Folders of packages, separated by ;</source>
        <translation>پوشه‌های بسته‌ها، جداشده با ;</translation>
    </message>
    <message>
        <source>Where meshes named package://… are looked for, beside the folders of the robot</source>
        <translation>جایی که مش‌های با نام package://… جست‌وجو می‌شوند، افزون بر پوشه‌های ربات</translation>
    </message>
    <message>
        <source>Hull: what touches is convex and stands well</source>
        <translation>پوسته: آنچه لمس می‌کند محدب است و پایدار می‌ایستد</translation>
    </message>
    <message>
        <source>Parts: several hulls that follow the mesh</source>
        <translation>بخش‌ها: چند پوسته که از مش پیروی می‌کنند</translation>
    </message>
    <message>
        <source>Triangles: exact, without an inside</source>
        <translation>مثلث‌ها: دقیق، بدون درون</translation>
    </message>
    <message>
        <source>Box around it</source>
        <translation>جعبهٔ دربرگیرنده</translation>
    </message>
    <message>
        <source>How meshes touch other things; each collider of the scene can be changed later</source>
        <translation>چگونگی تماس مش‌ها با چیزهای دیگر؛ هر برخوردگر صحنه را بعداً می‌توان تغییر داد</translation>
    </message>
    <message>
        <source>The root of the robot does not move, like an arm that is screwed to a table</source>
        <translation>ریشهٔ ربات حرکت نمی‌کند، مانند بازویی که به میز پیچ شده است</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;ربات</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>انتخاب ربات</translation>
    </message>
    <message>
        <source>&amp;Packages</source>
        <translation>&amp;بسته‌ها</translation>
    </message>
    <message>
        <source>Add a folder</source>
        <translation>افزودن پوشه</translation>
    </message>
    <message>
        <source>&amp;Scene</source>
        <translation>&amp;صحنه</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>انتخاب محل ذخیره</translation>
    </message>
    <message>
        <source>&amp;Meshes collide as</source>
        <translation>برخورد &amp;مش‌ها به‌صورت</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>پایه</translation>
    </message>
    <message>
        <source>Meshes that were read</source>
        <translation>مش‌های خوانده‌شده</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>خط</translation>
    </message>
    <message>
        <source>What became of the robot</source>
        <translation>سرانجام ربات</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>چاره</translation>
    </message>
    <message>
        <source>Report: what was kept, changed and lost</source>
        <translation>گزارش: آنچه حفظ شد، تغییر کرد و از دست رفت</translation>
    </message>
    <message>
        <source>A double click shows the line in the robot&apos;s file</source>
        <translation>دوبار کلیک خط مربوط را در فایل ربات نشان می‌دهد</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;تبدیل</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>ت&amp;وقف</translation>
    </message>
    <message>
        <source>Stop the conversion; nothing is written</source>
        <translation>توقف تبدیل؛ چیزی نوشته نمی‌شود</translation>
    </message>
    <message>
        <source>&amp;Drive it</source>
        <translation>به &amp;حرکت درآوردن</translation>
    </message>
    <message>
        <source>Open the scene, let it run, and move the joints by sliders</source>
        <translation>باز کردن صحنه، اجرای آن و حرکت دادن مفصل‌ها با لغزنده‌ها</translation>
    </message>
    <message>
        <source>&amp;Open scene</source>
        <translation>باز &amp;کردن صحنه</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Robots (*.urdf *.xacro *.xml);;All files (*)</source>
        <translation>ربات‌ها (*.urdf *.xacro *.xml);;همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>صحنه‌ها (*.rsg)</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>فایل %1 جایگزین شود؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;جایگزینی</translation>
    </message>
    <message>
        <source>Reading the robot…</source>
        <translation>در حال خواندن ربات…</translation>
    </message>
    <message>
        <source>%v of %m meshes</source>
        <translation>%v از %m مش</translation>
    </message>
    <message>
        <source>Nothing was written. What is wrong:</source>
        <translation>چیزی نوشته نشد. اشکال کار:</translation>
    </message>
    <message>
        <source>The scene was written; everything was kept.</source>
        <translation>صحنه نوشته شد؛ همه چیز حفظ شد.</translation>
    </message>
    <message>
        <source>The scene was written. Lost: %1, changed: %2.</source>
        <translation>صحنه نوشته شد. ازدست‌رفته: %1، تغییریافته: %2.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>ردشده</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>ازدست‌رفته</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تغییریافته</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>حفظ‌شده</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 — and %n more of this kind</source>
        <translation>
            <numerusform>%1 — و %n مورد دیگر از این نوع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotProblems</name>
    <message>
        <source>The text has changed meanwhile: try again when it has been checked.</source>
        <translation>متن در این میان تغییر کرده است: پس از بررسی آن دوباره تلاش کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotWizard</name>
    <message>
        <source>&amp;Gyroscope and accelerometer</source>
        <translation>ژیروسکوپ و شتاب‌سنج</translation>
    </message>
    <message>
        <source>&amp;Position (GPS)</source>
        <translation>موقعیت (GPS)</translation>
    </message>
    <message>
        <source>&amp;Camera in front</source>
        <translation>دوربین در جلو</translation>
    </message>
    <message>
        <source>&amp;Forces on the feet</source>
        <translation>نیروهای وارد بر پاها</translation>
    </message>
    <message>
        <source>G&amp;round and lamps, to look at it alone</source>
        <translation>زمین و چراغ‌ها، برای دیدن ربات به‌تنهایی</translation>
    </message>
    <message>
        <source>New robot</source>
        <translation>ربات جدید</translation>
    </message>
    <message>
        <source>&amp;Save and open</source>
        <translation>ذخیره و باز کردن</translation>
    </message>
    <message>
        <source>What kind of robot?</source>
        <translation>چه نوع رباتی؟</translation>
    </message>
    <message>
        <source>All values can be changed later, in the scene file.</source>
        <translation>همهٔ مقدارها را بعداً می‌توان در فایل صحنه تغییر داد.</translation>
    </message>
    <message>
        <source>On wheels</source>
        <translation>با چرخ</translation>
    </message>
    <message>
        <source>On legs</source>
        <translation>با پا</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>&amp;Wheels</source>
        <translation>چرخ‌ها</translation>
    </message>
    <message>
        <source>&amp;Legs</source>
        <translation>پاها</translation>
    </message>
    <message>
        <source>&amp;Joints per leg</source>
        <translation>مفصل‌های هر پا</translation>
    </message>
    <message>
        <source>2 wheels get a caster; otherwise an even number</source>
        <translation>با 2 چرخ یک چرخ هرزگرد افزوده می‌شود؛ وگرنه عددی زوج</translation>
    </message>
    <message>
        <source>An even number</source>
        <translation>عددی زوج</translation>
    </message>
    <message>
        <source>1: hip pitch. 2: and knee. 3: hip roll. 4: ankle pitch. 5: ankle roll. 6: hip yaw</source>
        <translation>1: فراز لگن. 2: و زانو. 3: غلت لگن. 4: فراز مچ پا. 5: غلت مچ پا. 6: سمت لگن</translation>
    </message>
    <message>
        <source>Sizes, masses and motors</source>
        <translation>اندازه‌ها، جرم‌ها و موتورها</translation>
    </message>
    <message>
        <source>Forward is +Y, right is +X.</source>
        <translation>جلو +Y و راست +X است.</translation>
    </message>
    <message>
        <source>Width of the trunk</source>
        <translation>پهنای تنه</translation>
    </message>
    <message>
        <source>Length of the trunk</source>
        <translation>طول تنه</translation>
    </message>
    <message>
        <source>Height of the trunk</source>
        <translation>ارتفاع تنه</translation>
    </message>
    <message>
        <source>Mass of the trunk</source>
        <translation>جرم تنه</translation>
    </message>
    <message>
        <source>Wheel radius</source>
        <translation>شعاع چرخ</translation>
    </message>
    <message>
        <source>Wheel width</source>
        <translation>پهنای چرخ</translation>
    </message>
    <message>
        <source>Wheel mass</source>
        <translation>جرم چرخ</translation>
    </message>
    <message>
        <source>Leg length</source>
        <translation>طول پا</translation>
    </message>
    <message>
        <source>Leg mass</source>
        <translation>جرم پا</translation>
    </message>
    <message>
        <source>Torque of each motor</source>
        <translation>گشتاور هر موتور</translation>
    </message>
    <message>
        <source>Largest speed</source>
        <translation>بیشترین سرعت</translation>
    </message>
    <message>
        <source>Sensors and file</source>
        <translation>حسگرها و فایل</translation>
    </message>
    <message>
        <source>Each joint has a sensor for its angle. This is the scene:</source>
        <translation>هر مفصل حسگری برای زاویهٔ خود دارد. صحنه این است:</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>صحنه</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>انتخاب فایل</translation>
    </message>
    <message>
        <source>Save robot</source>
        <translation>ذخیرهٔ ربات</translation>
    </message>
    <message>
        <source>Scenes (*.rsg)</source>
        <translation>صحنه‌ها (*.rsg)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Replace the file %1?</source>
        <translation>فایل %1 جایگزین شود؟</translation>
    </message>
    <message>
        <source>The robot cannot be saved: %1</source>
        <translation>ربات را نمی‌توان ذخیره کرد: %1</translation>
    </message>
    <message>
        <source>&amp;Make and open</source>
        <translation>ساختن و باز کردن</translation>
    </message>
    <message>
        <source>&amp;Drive it at once</source>
        <translation>به &amp;حرکت درآوردن بی‌درنگ</translation>
    </message>
    <message>
        <source>Let the scene run, and move the joints by sliders</source>
        <translation>اجرای صحنه و حرکت دادن مفصل‌ها با لغزنده‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPanel</name>
    <message>
        <source>player %1</source>
        <translation>بازیکن %1</translation>
    </message>
    <message>
        <source>client %1</source>
        <translation>کلاینت %1</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>هیچ‌کس</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>درونی</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>ربات‌ها</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>افزونه‌ها</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>پیام‌ها</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>شماره</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>تیم</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>هدایت با</translation>
    </message>
    <message>
        <source>Robots of the game</source>
        <translation>ربات‌های بازی</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>نسخه</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>چه می‌کند</translation>
    </message>
    <message>
        <source>Plugins of the game</source>
        <translation>افزونه‌های بازی</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>آغاز بازیکن</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>آوردن ربات با بازیکنی که هدایتش می‌کند</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>End the player of the selected robot; its robot goes, too</source>
        <translation>پایان بازیکن ربات برگزیده؛ رباتش هم می‌رود</translation>
    </message>
    <message>
        <source>State</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>Put a manipulator of the selected robot, such as a kicker, into a state</source>
        <translation>بردن یک بازوی ربات برگزیده، مانند ضربه‌زن، به یک حالت</translation>
    </message>
    <message>
        <source>There is no robot. Start a player, which brings one, or name robots in the file of the world.</source>
        <translation>هیچ رباتی نیست. بازیکنی را آغاز کنید که رباتی با خود می‌آورد، یا ربات‌ها را در فایل جهان نام ببرید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RobotsPart</name>
    <message>
        <source>Show ro&amp;bots and plugins</source>
        <translation>نمایش &amp;ربات‌ها و افزونه‌ها</translation>
    </message>
    <message>
        <source>Who leads which robot, which plugins there are, and what clients say</source>
        <translation>چه کسی کدام ربات را هدایت می‌کند، چه افزونه‌هایی هست، و کلاینت‌ها چه می‌گویند</translation>
    </message>
    <message>
        <source>Start pla&amp;yer</source>
        <translation>آغاز &amp;بازیکن</translation>
    </message>
    <message>
        <source>Bring a robot with a player that leads it</source>
        <translation>آوردن ربات با بازیکنی که هدایتش می‌کند</translation>
    </message>
    <message>
        <source>Trai&amp;n a drive…</source>
        <translation>&amp;آموزش رانش…</translation>
    </message>
    <message>
        <source>Let a network learn from a log how a robot moves</source>
        <translation>شبکه‌ای از یک گزارش می‌آموزد ربات چگونه حرکت می‌کند</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>ربات‌ها</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 ساخته شد</translation>
    </message>
</context>
<context>
    <name>sparkwright::RubberBand</name>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n شیء</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesModel</name>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Rules that are applied</source>
        <translation>قوانین برقرار</translation>
    </message>
    <message>
        <source>The rule “%1” is applied.</source>
        <translation>قانون «%1» برقرار است.</translation>
    </message>
    <message>
        <source>The rule “%1” is switched off.</source>
        <translation>قانون «%1» خاموش است.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 تا %2</translation>
    </message>
    <message>
        <source>Range %1 to %2.</source>
        <translation>محدوده از %1 تا %2.</translation>
    </message>
    <message>
        <source>The set-up says %1.</source>
        <translation>مقدار پیکربندی %1 است.</translation>
    </message>
    <message>
        <source>Until then it is %1.</source>
        <translation>تا آن زمان %1 است.</translation>
    </message>
    <message>
        <source>Changes count at once.</source>
        <translation>تغییرات بی‌درنگ اثر می‌کنند.</translation>
    </message>
    <message>
        <source>Built into the scene: changes take effect after a reset.</source>
        <translation>در صحنه ساخته شده است: تغییرات پس از بازنشانی اثر می‌کنند.</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>متغیر</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>محدوده</translation>
    </message>
</context>
<context>
    <name>sparkwright::RulesPanel</name>
    <message>
        <source>Choose a variable to see what it means.</source>
        <translation>برای دیدن معنای یک متغیر، آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>There is no game. Open a set-up with a game, such as setups/soccer.rb, for its rules and their variables.</source>
        <translation>بازی‌ای نیست. برای قوانین و متغیرهای آن، پیکربندی‌ای با بازی مانند setups/soccer.rb باز کنید.</translation>
    </message>
    <message>
        <source>Find a rule or variable</source>
        <translation>یافتن قانون یا متغیر</translation>
    </message>
    <message>
        <source>Rules and variables</source>
        <translation>قوانین و متغیرها</translation>
    </message>
    <message>
        <source>As the set-up says</source>
        <translation>مانند پیکربندی</translation>
    </message>
    <message>
        <source>Resets the chosen variable to the value of the set-up</source>
        <translation>متغیر انتخاب‌شده را به مقدار پیکربندی بازمی‌نشاند</translation>
    </message>
    <message>
        <source>What the chosen variable means</source>
        <translation>معنای متغیر انتخاب‌شده</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunRecordings</name>
    <message>
        <source>&amp;Record runs</source>
        <translation>ضبط اجراها</translation>
    </message>
    <message>
        <source>Record every run in files of limited size, to look back at it</source>
        <translation>ضبط هر اجرا در فایل‌هایی با اندازهٔ محدود، برای نگاه به گذشتهٔ آن</translation>
    </message>
    <message>
        <source>Loo&amp;k back</source>
        <translation>نگاه به گذشته</translation>
    </message>
    <message>
        <source>Watch what this run has been so far, while it goes on</source>
        <translation>تماشای آنچه تاکنون در این اجرا گذشته است، در حالی که ادامه دارد</translation>
    </message>
    <message>
        <source>Recorded r&amp;uns…</source>
        <translation>اجراهای ضبط‌شده…</translation>
    </message>
    <message>
        <source>List the runs that are kept; open, save and delete them</source>
        <translation>فهرست اجراهای نگه‌داشته؛ باز کردن، ذخیره و حذف آن‌ها</translation>
    </message>
    <message>
        <source>Runs are not recorded: &lt;i&gt;Simulation › Record runs&lt;/i&gt;.</source>
        <translation>اجراها ضبط نمی‌شوند: &lt;i&gt;شبیه‌سازی › ضبط اجراها&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>This run will be recorded as soon as it goes on.</source>
        <translation>این اجرا به‌محض ادامه یافتن ضبط می‌شود.</translation>
    </message>
    <message>
        <source>This run is being recorded (%1; &lt;a href=&quot;list&quot;&gt;all runs&lt;/a&gt; take %2 of at most %3). &lt;a href=&quot;look&quot;&gt;Look back&lt;/a&gt; at it with %4.</source>
        <translation>این اجرا در حال ضبط است (%1؛ &lt;a href=&quot;list&quot;&gt;همهٔ اجراها&lt;/a&gt; %2 از حداکثر %3 را می‌گیرند). &lt;a href=&quot;look&quot;&gt;نگاه به گذشتهٔ&lt;/a&gt; آن با %4.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunUntilDialog</name>
    <message>
        <source>Run until</source>
        <translation>اجرا تا</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>&amp;Until:</source>
        <translation>تا:</translation>
    </message>
    <message>
        <source>What the run goes on until</source>
        <translation>آنچه اجرا تا آن ادامه می‌یابد</translation>
    </message>
    <message>
        <source>a time</source>
        <translation>یک زمان</translation>
    </message>
    <message>
        <source>some cycles are done</source>
        <translation>انجام چند چرخه</translation>
    </message>
    <message>
        <source>the next goal</source>
        <translation>گل بعدی</translation>
    </message>
    <message>
        <source>the next foul</source>
        <translation>خطای بعدی بازیکن</translation>
    </message>
    <message>
        <source>the next decision of any kind</source>
        <translation>تصمیم بعدی از هر نوع</translation>
    </message>
    <message>
        <source>a play mode</source>
        <translation>یک حالت بازی</translation>
    </message>
    <message>
        <source>a number of the run</source>
        <translation>عددی از اجرا</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>Number of cycles</source>
        <translation>شمار چرخه‌ها</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>حالت بازی</translation>
    </message>
    <message>
        <source>Number of the run</source>
        <translation>عدد اجرا</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>Number to compare with</source>
        <translation>عدد برای مقایسه</translation>
    </message>
    <message>
        <source>The simulation pauses at this simulated time.</source>
        <translation>شبیه‌سازی در این زمانِ شبیه‌سازی مکث می‌کند.</translation>
    </message>
    <message>
        <source>The simulation pauses after so many more cycles.</source>
        <translation>شبیه‌سازی پس از این شمار چرخهٔ دیگر مکث می‌کند.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee gives a goal.</source>
        <translation>شبیه‌سازی همین که داور گلی را اعلام کند مکث می‌کند.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the referee calls a foul.</source>
        <translation>شبیه‌سازی همین که داور خطای بازیکنی را اعلام کند مکث می‌کند.</translation>
    </message>
    <message>
        <source>The simulation pauses as soon as the list of events has a new one.</source>
        <translation>شبیه‌سازی همین که فهرست رویدادها رویداد تازه‌ای بگیرد مکث می‌کند.</translation>
    </message>
    <message>
        <source>The simulation pauses when this play mode begins.</source>
        <translation>شبیه‌سازی با آغاز این حالت بازی مکث می‌کند.</translation>
    </message>
    <message>
        <source>The simulation pauses after the first cycle for which this is true. Type a part of a name to find it; expressions such as abs(ball/x) are numbers, too. A condition such as ball/speed &gt; 2 and ball/z &lt; 0.1 can be written as a whole.</source>
        <translation>شبیه‌سازی پس از نخستین چرخه‌ای که این شرط در آن درست است مکث می‌کند. برای یافتن، بخشی از نام را تایپ کنید؛ عبارت‌هایی مانند abs(ball/x) هم عددند. شرطی مانند ball/speed &gt; 2 and ball/z &lt; 0.1 را می‌توان یک‌جا نوشت.</translation>
    </message>
    <message>
        <source>The recording is searched from here on, as fast as it can be read; Pause ends that.</source>
        <translation>ضبط از اینجا به بعد، با بیشترین سرعت خواندن، جست‌وجو می‌شود؛ «مکث» آن را پایان می‌دهد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunningPlugin</name>
    <message>
        <source>an exception without a message</source>
        <translation>استثنایی بدون پیام</translation>
    </message>
    <message>
        <source>an exception of unknown kind</source>
        <translation>استثنایی از نوع ناشناخته</translation>
    </message>
    <message numerus="yes">
        <source>it takes %n ms for each picture, which makes the window slow</source>
        <translation>
            <numerusform>برای هر تصویر %n ms زمان می‌برد که پنجره را کند می‌کند</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>plugin: message</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::RunsModel</name>
    <message>
        <source>Waiting</source>
        <translation>در انتظار</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>در حال اجرا</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>ناموفق: %1</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>هنوز اجرا نشده</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>پایان یافت: %1</translation>
    </message>
    <message>
        <source>Digest %1</source>
        <translation>چکیده: %1</translation>
    </message>
    <message>
        <source>Run</source>
        <extracomment>number of a run</extracomment>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>State</source>
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Play mode</source>
        <translation>حالت بازی</translation>
    </message>
    <message>
        <source>%1 at the end of the run</source>
        <translation>%1 در پایان اجرا</translation>
    </message>
</context>
<context>
    <name>sparkwright::SafeMode</name>
    <message>
        <source>The last starts of Sparkwright ended in a crash.</source>
        <translation>آخرین اجراهای Sparkwright به ازکارافتادن انجامید.</translation>
    </message>
    <message>
        <source>Safe mode starts with presets and draws as simply as possible. Your settings and layouts are not touched.</source>
        <translation>حالت ایمن با پیش‌تنظیم‌ها آغاز می‌شود و تا حد امکان ساده ترسیم می‌کند. به تنظیمات و چیدمان‌های شما دست زده نمی‌شود.</translation>
    </message>
    <message>
        <source>Start in &amp;safe mode</source>
        <translation>آغاز در حالت ایمن</translation>
    </message>
    <message>
        <source>Start &amp;normally</source>
        <translation>آغاز عادی</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneDocument</name>
    <message>
        <source>Revert to file</source>
        <translation>برگرداندن به فایل</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>بازیابی ویرایش‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePanel</name>
    <message>
        <source>Filter by name</source>
        <translation>پالایش با نام</translation>
    </message>
    <message>
        <source>Filter the scene tree</source>
        <translation>پالایش درخت صحنه</translation>
    </message>
    <message>
        <source>Scene tree</source>
        <translation>درخت صحنه</translation>
    </message>
    <message>
        <source>Shows only nodes with this text in their name, and their parents; nodes without anything visible are shown only by their name</source>
        <translation>تنها گره‌هایی را که این متن در نامشان هست با والدهایشان نشان می‌دهد؛ گره‌های بدون بخش دیدنی تنها با نامشان نشان داده می‌شوند</translation>
    </message>
    <message>
        <source>&amp;Expand all</source>
        <translation>باز کردن همه</translation>
    </message>
    <message>
        <source>Show all nodes of the scene tree</source>
        <translation>نمایش همهٔ گره‌های درخت صحنه</translation>
    </message>
    <message>
        <source>&amp;Collapse all</source>
        <translation>بستن همه</translation>
    </message>
    <message>
        <source>Show the top nodes of the scene tree only</source>
        <translation>نمایش تنها گره‌های بالایی درخت صحنه</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScenePart</name>
    <message>
        <source>Scene</source>
        <translation>صحنه</translation>
    </message>
    <message>
        <source>&amp;Go to source</source>
        <translation>رفتن به منبع</translation>
    </message>
    <message>
        <source>Open the file that made the selected node, at its place</source>
        <translation>باز کردن فایلی که گره انتخاب‌شده را ساخته است، در جای آن</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>نخست چیزی انتخاب کنید</translation>
    </message>
    <message>
        <source>&amp;Remove player %1</source>
        <translation>برداشتن بازیکن %1</translation>
    </message>
    <message>
        <source>Player %1 is removed, and its agent disconnected</source>
        <translation>بازیکن %1 برداشته و اتصال عامل آن قطع شد</translation>
    </message>
</context>
<context>
    <name>sparkwright::SceneTreeModel</name>
    <message>
        <source>Transform</source>
        <translation>تبدیل</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>نور</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>مش</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>شکل</translation>
    </message>
    <message>
        <source>%1 %2, scale %3 × %4 × %5</source>
        <translation>%1 %2، مقیاس %3 × %4 × %5</translation>
    </message>
</context>
<context>
    <name>sparkwright::ScoreDialog</name>
    <message>
        <source>Score and clock</source>
        <translation>نتیجه و ساعت</translation>
    </message>
    <message>
        <source>Goals of the left team</source>
        <translation>گل‌های تیم چپ</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Goals of the right team</source>
        <translation>گل‌های تیم راست</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>Minutes of the clock</source>
        <translation>دقیقه‌های ساعت</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds of the clock</source>
        <translation>ثانیه‌های ساعت</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>تنظیم</translation>
    </message>
    <message>
        <source>S&amp;core:</source>
        <translation>نتیجه:</translation>
    </message>
    <message>
        <source>C&amp;lock:</source>
        <translation>ساعت:</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
</context>
<context>
    <name>sparkwright::Scoreboard</name>
    <message>
        <source>Before kick-off</source>
        <translation>پیش از شروع بازی</translation>
    </message>
    <message>
        <source>Kick-off left</source>
        <translation>شروع بازی چپ</translation>
    </message>
    <message>
        <source>Kick-off right</source>
        <translation>شروع بازی راست</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Kick-in left</source>
        <translation>ضربهٔ اوت چپ</translation>
    </message>
    <message>
        <source>Kick-in right</source>
        <translation>ضربهٔ اوت راست</translation>
    </message>
    <message>
        <source>Corner kick left</source>
        <translation>کرنر چپ</translation>
    </message>
    <message>
        <source>Corner kick right</source>
        <translation>کرنر راست</translation>
    </message>
    <message>
        <source>Goal kick left</source>
        <translation>ضربهٔ دروازهٔ چپ</translation>
    </message>
    <message>
        <source>Goal kick right</source>
        <translation>ضربهٔ دروازهٔ راست</translation>
    </message>
    <message>
        <source>Offside left</source>
        <translation>آفساید چپ</translation>
    </message>
    <message>
        <source>Offside right</source>
        <translation>آفساید راست</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Goal left</source>
        <translation>گل چپ</translation>
    </message>
    <message>
        <source>Goal right</source>
        <translation>گل راست</translation>
    </message>
    <message>
        <source>Free kick left</source>
        <translation>ضربهٔ آزاد چپ</translation>
    </message>
    <message>
        <source>Free kick right</source>
        <translation>ضربهٔ آزاد راست</translation>
    </message>
    <message>
        <source>Direct free kick left</source>
        <translation>ضربهٔ آزاد مستقیم چپ</translation>
    </message>
    <message>
        <source>Direct free kick right</source>
        <translation>ضربهٔ آزاد مستقیم راست</translation>
    </message>
    <message>
        <source>Pass left</source>
        <translation>پاس چپ</translation>
    </message>
    <message>
        <source>Pass right</source>
        <translation>پاس راست</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>%1 · half %2 · %3</source>
        <translation>%1 · نیمهٔ %2 · %3</translation>
    </message>
    <message>
        <source>Players %1 : %2</source>
        <translation>بازیکنان %1 : %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>استراحت</translation>
    </message>
    <message>
        <source>Penalty kick left</source>
        <translation>پنالتی چپ</translation>
    </message>
    <message>
        <source>Penalty kick right</source>
        <translation>پنالتی راست</translation>
    </message>
    <message>
        <source>Shoot-out left</source>
        <translation>ضربات پنالتی چپ</translation>
    </message>
    <message>
        <source>Shoot-out right</source>
        <translation>ضربات پنالتی راست</translation>
    </message>
    <message>
        <source>Free ball top right</source>
        <translation>توپ آزاد بالا راست</translation>
    </message>
    <message>
        <source>Free ball bottom right</source>
        <translation>توپ آزاد پایین راست</translation>
    </message>
    <message>
        <source>Free ball top left</source>
        <translation>توپ آزاد بالا چپ</translation>
    </message>
    <message>
        <source>Free ball bottom left</source>
        <translation>توپ آزاد پایین چپ</translation>
    </message>
</context>
<context>
    <name>sparkwright::Screenshot</name>
    <message>
        <source>A picture has 1 to %1 pixels along each side.</source>
        <translation>هر ضلع تصویر 1 تا %1 پیکسل است.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of this size.</source>
        <translation>برای تصویری با این اندازه حافظهٔ کافی نیست.</translation>
    </message>
    <message>
        <source>The graphics card cannot draw a picture of this size.</source>
        <translation>کارت گرافیک نمی‌تواند تصویری با این اندازه رسم کند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SelectionCommands</name>
    <message>
        <source>&amp;Select</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s)</source>
        <translation>
            <numerusform>%n شیء</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no players</source>
        <translation>بازیکنی نیست</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>نخست چیزی انتخاب کنید</translation>
    </message>
    <message>
        <source>The selection cannot be moved</source>
        <translation>انتخاب را نمی‌توان جابه‌جا کرد</translation>
    </message>
    <message>
        <source>There is no ball to kick</source>
        <translation>توپی برای شوت نیست</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>رونوشت شد: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorFeed</name>
    <message>
        <source>%1 has no updates</source>
        <translation>%1 به‌روزرسانی ندارد</translation>
    </message>
    <message>
        <source>only a robot on a board can be recorded</source>
        <translation>تنها ربات متصل را می‌توان ضبط کرد</translation>
    </message>
    <message>
        <source>The log has ended.</source>
        <translation>گزارش پایان یافت.</translation>
    </message>
    <message>
        <source>The log is cut off here.</source>
        <translation>گزارش اینجا بریده شده است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorPanel</name>
    <message>
        <source>Select a robot to see what its sensors say: angles, forces, what it sees and hears.</source>
        <translation>رباتی انتخاب کنید تا ببینید حسگرهایش چه می‌گویند: زاویه‌ها، نیروها، آنچه می‌بیند و می‌شنود.</translation>
    </message>
    <message>
        <source>%1 has no sensors.</source>
        <translation>%1 حسگر ندارد.</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>رسم در نمودار</translation>
    </message>
    <message>
        <source>Show &amp;picture</source>
        <translation>نمایش تصویر</translation>
    </message>
    <message>
        <source>&amp;Select its part</source>
        <translation>انتخاب بخش آن</translation>
    </message>
    <message>
        <source>Copied as table and picture: %1</source>
        <translation>به‌صورت جدول و تصویر رونوشت شد: %1</translation>
    </message>
    <message>
        <source>Filter sensors</source>
        <translation>پالایش حسگرها</translation>
    </message>
    <message>
        <source>Sensor</source>
        <translation>حسگر</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>Sensors of the robot</source>
        <translation>حسگرهای ربات</translation>
    </message>
    <message>
        <source>Copy as table and picture</source>
        <translation>رونوشت به‌صورت جدول و تصویر</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorWindow</name>
    <message>
        <source>Sensors</source>
        <translation>حسگرها</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;اتصال…</translation>
    </message>
    <message>
        <source>Bring a robot to a message board</source>
        <translation>بردن ربات به تابلوی پیام</translation>
    </message>
    <message>
        <source>&amp;Open log…</source>
        <translation>&amp;گشودن گزارش…</translation>
    </message>
    <message>
        <source>Play recorded updates</source>
        <translation>پخش به‌روزرسانی‌های ضبط‌شده</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;مکث</translation>
    </message>
    <message>
        <source>Hold what is shown; of a log, its time</source>
        <translation>نگه‌داشتن آنچه دیده می‌شود؛ در گزارش، زمانش</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <translation>&amp;ضبط…</translation>
    </message>
    <message>
        <source>Write all updates into a file</source>
        <translation>نوشتن همهٔ به‌روزرسانی‌ها در پرونده</translation>
    </message>
    <message>
        <source>Connect a robot, or open a log.</source>
        <translation>رباتی متصل کنید یا گزارشی بگشایید.</translation>
    </message>
    <message>
        <source>%1 at %2:%3; arrow keys drive it</source>
        <translation>%1 در %2:%3؛ کلیدهای جهت آن را می‌رانند</translation>
    </message>
    <message>
        <source>%1, as recorded in %2</source>
        <translation>%1، چنان‌که در %2 ضبط شده</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>گشودن گزارش</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog);;All files (*)</source>
        <translation>گزارش‌ها (*.f2klog);;همهٔ پرونده‌ها (*)</translation>
    </message>
    <message>
        <source>Record updates</source>
        <translation>ضبط به‌روزرسانی‌ها</translation>
    </message>
    <message>
        <source>Logs of updates (*.f2klog)</source>
        <translation>گزارش‌ها (*.f2klog)</translation>
    </message>
    <message>
        <source>Records into %1</source>
        <translation>در %1 ضبط می‌کند</translation>
    </message>
    <message>
        <source>Recorded.</source>
        <translation>ضبط شد.</translation>
    </message>
    <message>
        <source>%1, %2 s</source>
        <translation>%1، %2 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::SensorsPart</name>
    <message>
        <source>Sensors</source>
        <translation>حسگرها</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServerDialog</name>
    <message>
        <source>Server %1</source>
        <translation>سرور %1</translation>
    </message>
    <message>
        <source>Name of the server</source>
        <translation>نام سرور</translation>
    </message>
    <message>
        <source>Stands in the menu of servers in place of the address</source>
        <translation>در منوی سرورها به جای نشانی می‌آید</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Delay, milliseconds</source>
        <translation>تأخیر، میلی‌ثانیه</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>تأخیر</translation>
    </message>
    <message>
        <source>Over a bad network: shows everything so much later, and evenly. Commands are not delayed</source>
        <translation>در شبکهٔ بد: همه‌چیز را به همین اندازه دیرتر و یکنواخت نشان می‌دهد. فرمان‌ها تأخیر ندارند</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>&amp;Delay</source>
        <translation>تأخیر</translation>
    </message>
    <message>
        <source>Not connected; trying again every second.</source>
        <translation>متصل نیست؛ هر ثانیه دوباره تلاش می‌شود.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown when they come.</source>
        <translation>تصویرها با نوسان زمانی %1 ms می‌رسند و به محض رسیدن نشان داده می‌شوند.</translation>
    </message>
    <message>
        <source>Pictures come unevenly by %1 ms, and are shown %2 ms later.</source>
        <translation>تصویرها با نوسان زمانی %1 ms می‌رسند و با %2 ms تأخیر نشان داده می‌شوند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ServersMenu</name>
    <message>
        <source>Ser&amp;vers</source>
        <translation>سرورها</translation>
    </message>
    <message>
        <source>&amp;Own simulation</source>
        <translation>شبیه‌سازی خود</translation>
    </message>
    <message>
        <source>Show the simulation of this window</source>
        <translation>نمایش شبیه‌سازی این پنجره</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>متصل</translation>
    </message>
    <message>
        <source>trying to connect</source>
        <translation>در حال تلاش برای اتصال</translation>
    </message>
    <message>
        <source>reachable</source>
        <translation>در دسترس</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>خارج از دسترس</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SessionPart</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>بازشده‌های اخیر</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>فراموش کردن این‌ها</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Target speed</source>
        <translation>سرعت هدف</translation>
    </message>
    <message>
        <source>Target speed, in multiples of real time</source>
        <translation>سرعت هدف، به‌صورت مضربی از زمان واقعی</translation>
    </message>
    <message>
        <source>As fast as possible</source>
        <translation>با بیشترین سرعت ممکن</translation>
    </message>
    <message>
        <source>The project is not saved: %1</source>
        <translation>پروژه ذخیره نشد: %1</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 ذخیره شد</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>اجرا تا…</translation>
    </message>
    <message>
        <source>Run up to a time, a number of cycles, a goal, a play mode or a condition, then pause</source>
        <translation>اجرا تا یک زمان، شماری چرخه، گل، حالت بازی یا شرط، و سپس مکث</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>مکث شد: %1</translation>
    </message>
    <message>
        <source>Solve large &amp;heaps iteratively</source>
        <translation>حل تکراری توده‌های بزرگ</translation>
    </message>
    <message>
        <source>Faster where many robots lie on each other; contacts there are softer, and runs differ from exact ones</source>
        <translation>سریع‌تر در جایی که ربات‌های بسیار روی هم افتاده‌اند؛ تماس‌ها در آنجا نرم‌ترند و اجراها با اجرای دقیق تفاوت دارند</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>کندتر</translation>
    </message>
    <message>
        <source>Choose the next lower speed</source>
        <translation>انتخاب سرعت پایین‌تر بعدی</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>تندتر</translation>
    </message>
    <message>
        <source>Choose the next higher speed</source>
        <translation>انتخاب سرعت بالاتر بعدی</translation>
    </message>
    <message>
        <source>As fast as &amp;possible</source>
        <translation>با بیشترین سرعت ممکن</translation>
    </message>
    <message>
        <source>Run as fast as the machine can; again: in real time</source>
        <translation>اجرا با بیشترین سرعت دستگاه؛ دوباره: در زمان واقعی</translation>
    </message>
    <message>
        <source>Solve large heaps iteratively</source>
        <translation>حل تکراری توده‌های بزرگ</translation>
    </message>
    <message>
        <source>Ask for %1× only</source>
        <translation>درخواست تنها %1×</translation>
    </message>
    <message>
        <source>The run is no faster, but its speed is steady</source>
        <translation>اجرا سریع‌تر نمی‌شود، ولی سرعتش یکنواخت است</translation>
    </message>
</context>
<context>
    <name>sparkwright::Setting</name>
    <message>
        <source>That of the system</source>
        <translation>از سیستم</translation>
    </message>
    <message>
        <source>The start page</source>
        <translation>صفحهٔ آغاز</translation>
    </message>
    <message>
        <source>The soccer scene</source>
        <translation>صحنهٔ فوتبال</translation>
    </message>
    <message>
        <source>What was opened last</source>
        <translation>آخرین موردی که باز بود</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>تیره</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>کوچک</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>بزرگ</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>High</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>متر</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>سانتی‌متر</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>میلی‌متر</translation>
    </message>
    <message>
        <source>Goes on as before</source>
        <translation>ادامه مانند پیش</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>ساکن می‌ماند</translation>
    </message>
    <message>
        <source>Moves with the mouse</source>
        <translation>با ماوس حرکت می‌کند</translation>
    </message>
    <message>
        <source>Is thrown</source>
        <translation>پرتاب می‌شود</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Language of the whole program</source>
        <translation>زبان همهٔ برنامه</translation>
    </message>
    <message>
        <source>Open at the start</source>
        <translation>باز کردن در آغاز</translation>
    </message>
    <message>
        <source>What is opened when the program is started without a scene</source>
        <translation>آنچه باز می‌شود وقتی برنامه بدون صحنه اجرا شود</translation>
    </message>
    <message>
        <source>Notifications stay for</source>
        <translation>مدت ماندن اعلان‌ها</translation>
    </message>
    <message>
        <source>How long a notification covers the corner of the window; the bell in the status bar lists all of them</source>
        <translation>مدتی که اعلان گوشهٔ پنجره را می‌پوشاند؛ زنگ نوار وضعیت همهٔ آن‌ها را فهرست می‌کند</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>نشان داده نمی‌شود</translation>
    </message>
    <message>
        <source>Notifications of warnings</source>
        <translation>اعلان هشدارها</translation>
    </message>
    <message>
        <source>Show warnings as notifications, too; errors always are</source>
        <translation>هشدارها هم به‌صورت اعلان نشان داده شوند؛ خطاها همیشه نشان داده می‌شوند</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>رنگ‌ها</translation>
    </message>
    <message>
        <source>Light or dark colours of the whole window</source>
        <translation>رنگ‌های روشن یا تیرهٔ همهٔ پنجره</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>اندازهٔ متن‌ها</translation>
    </message>
    <message>
        <source>Size of all texts but those of the editor, which has its own</source>
        <translation>اندازهٔ همهٔ متن‌ها به‌جز متن ویرایشگر که اندازهٔ خود را دارد</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>that of the system</source>
        <translation>از سیستم</translation>
    </message>
    <message>
        <source>Size of tool buttons</source>
        <translation>اندازهٔ دکمه‌های ابزار</translation>
    </message>
    <message>
        <source>Size of the pictures in the tool bar</source>
        <translation>اندازهٔ تصویرهای نوار ابزار</translation>
    </message>
    <message>
        <source>Drawing quality</source>
        <translation>کیفیت ترسیم</translation>
    </message>
    <message>
        <source>Camera flights</source>
        <translation>پروازهای دوربین</translation>
    </message>
    <message>
        <source>The camera flies from one view to the next, instead of being there at once</source>
        <translation>دوربین از یک نما به نمای بعدی پرواز می‌کند، به جای آنکه بی‌درنگ آنجا باشد</translation>
    </message>
    <message>
        <source>Reverse turning to the side</source>
        <translation>وارونه کردن چرخش به پهلو</translation>
    </message>
    <message>
        <source>The view turns against the movement of the mouse</source>
        <translation>نما خلاف حرکت ماوس می‌چرخد</translation>
    </message>
    <message>
        <source>Reverse turning up and down</source>
        <translation>وارونه کردن چرخش به بالا و پایین</translation>
    </message>
    <message>
        <source>The view tilts against the movement of the mouse</source>
        <translation>نما خلاف حرکت ماوس خم می‌شود</translation>
    </message>
    <message>
        <source>Speed of turning</source>
        <translation>سرعت چرخش</translation>
    </message>
    <message>
        <source>How far the view turns with the mouse; 1 is usual</source>
        <translation>نما با ماوس چه اندازه می‌چرخد؛ 1 معمول است</translation>
    </message>
    <message>
        <source>Speed of movements by key</source>
        <translation>سرعت حرکت با کلید</translation>
    </message>
    <message>
        <source>How fast W A S D and the arrow keys move the camera; 1 is usual</source>
        <translation>W A S D و کلیدهای پیکان دوربین را با چه سرعتی حرکت می‌دهند؛ 1 معمول است</translation>
    </message>
    <message>
        <source>Steps of moving</source>
        <translation>گام‌های جابه‌جایی</translation>
    </message>
    <message>
        <source>Grid on which things come to rest while Ctrl is held</source>
        <translation>شبکه‌ای که اشیا هنگام نگه داشتن Ctrl روی آن می‌نشینند</translation>
    </message>
    <message>
        <source> m</source>
        <translation> m</translation>
    </message>
    <message>
        <source>Steps of turning</source>
        <translation>گام‌های چرخش</translation>
    </message>
    <message>
        <source>Angle in whose multiples things turn while Ctrl is held</source>
        <translation>زاویه‌ای که اشیا هنگام نگه داشتن Ctrl به مضرب‌های آن می‌چرخند</translation>
    </message>
    <message>
        <source>Unit of lengths</source>
        <translation>واحد طول</translation>
    </message>
    <message>
        <source>Unit beside the mouse while things are moved</source>
        <translation>واحدی که هنگام جابه‌جایی اشیا کنار ماوس دیده می‌شود</translation>
    </message>
    <message>
        <source>Handles along own axes</source>
        <translation>دستگیره‌ها در راستای محورهای خود</translation>
    </message>
    <message>
        <source>Handles of a thing follow its own axes, not those of the world</source>
        <translation>دستگیره‌های شیء از محورهای خود آن پیروی می‌کنند، نه از محورهای جهان</translation>
    </message>
    <message>
        <source>What is moved</source>
        <translation>آنچه جابه‌جا می‌شود</translation>
    </message>
    <message>
        <source>What happens to the velocity of a thing that is moved with the mouse</source>
        <translation>سرعت شیئی که با ماوس جابه‌جا می‌شود چه می‌شود</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>تابلوی نتایج</translation>
    </message>
    <message>
        <source>Teams, score, clock and play mode above the view</source>
        <translation>تیم‌ها، نتیجه، ساعت و حالت بازی بالای نما</translation>
    </message>
    <message>
        <source>Map of the field</source>
        <translation>نقشهٔ زمین</translation>
    </message>
    <message>
        <source>A plan of the field in a corner of the view</source>
        <translation>نقشه‌ای از زمین در گوشه‌ای از نما</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>رشته‌ها</translation>
    </message>
    <message>
        <source>Threads that compute a cycle; results are the same with any number</source>
        <translation>رشته‌هایی که یک چرخه را محاسبه می‌کنند؛ نتیجه‌ها با هر شمار از آن‌ها یکسان است</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>Port of agents</source>
        <translation>درگاه عامل‌ها</translation>
    </message>
    <message>
        <source>TCP port where agents connect, unless the command line or the set-up says otherwise; the next free one if another program has it</source>
        <translation>درگاه TCP که عامل‌ها به آن متصل می‌شوند، مگر خط فرمان یا پیکربندی چیز دیگری بگوید؛ اگر در دست برنامهٔ دیگری باشد، درگاه آزاد بعدی</translation>
    </message>
    <message>
        <source>that of the set-up</source>
        <translation>از پیکربندی</translation>
    </message>
    <message>
        <source>Port of monitors</source>
        <translation>درگاه مانیتورها</translation>
    </message>
    <message>
        <source>TCP port where monitors connect, as above</source>
        <translation>درگاه TCP که مانیتورها به آن متصل می‌شوند، مانند بالا</translation>
    </message>
    <message>
        <source>Port of drawings</source>
        <translation>درگاه ترسیم‌ها</translation>
    </message>
    <message>
        <source>UDP port where drawings of agents arrive; the next free one if it is taken</source>
        <translation>درگاه UDP که ترسیم‌های عامل‌ها به آن می‌رسد؛ اگر اشغال باشد، درگاه آزاد بعدی</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Record runs</source>
        <translation>ضبط اجراها</translation>
    </message>
    <message>
        <source>Every run is recorded, so that you can look back at it</source>
        <translation>هر اجرا ضبط می‌شود تا بتوانید آن را دوباره ببینید</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>پوشهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>Where recorded runs are stored</source>
        <translation>جایی که اجراهای ضبط‌شده ذخیره می‌شوند</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>قلم</translation>
    </message>
    <message>
        <source>Font of the text editor</source>
        <translation>قلم ویرایشگر متن</translation>
    </message>
    <message>
        <source>Size of the font</source>
        <translation>اندازهٔ قلم</translation>
    </message>
    <message>
        <source>Size of the letters of the text editor</source>
        <translation>اندازهٔ حرف‌های ویرایشگر متن</translation>
    </message>
    <message>
        <source>Indentation</source>
        <translation>تورفتگی</translation>
    </message>
    <message>
        <source>Blanks by which Format and new lines indent what is inside a list</source>
        <translation>شمار فاصله‌هایی که قالب‌بندی و خط‌های تازه محتوای فهرست را با آن تو می‌برند</translation>
    </message>
    <message>
        <source>Rainbow parentheses</source>
        <translation>پرانتزهای رنگی</translation>
    </message>
    <message>
        <source>Parentheses have colours by their depth</source>
        <translation>پرانتزها بر پایهٔ عمق خود رنگ دارند</translation>
    </message>
    <message>
        <source>Secure unsaved edits after</source>
        <translation>حفظ ویرایش‌های ذخیره‌نشده پس از</translation>
    </message>
    <message>
        <source>After a crash or a power failure, edits up to so long before are offered again</source>
        <translation>پس از ازکارافتادن یا قطع برق، ویرایش‌ها تا این مدت پیش از آن دوباره پیشنهاد می‌شوند</translation>
    </message>
    <message>
        <source>Arm match keys at the start</source>
        <translation>فعال بودن کلیدهای مسابقه از آغاز</translation>
    </message>
    <message>
        <source>Single keys act on the match from the start on; a key that is hit by mistake changes it</source>
        <translation>تک‌کلیدها از آغاز بر مسابقه عمل می‌کنند؛ کلیدی که اشتباهی فشرده شود آن را تغییر می‌دهد</translation>
    </message>
    <message>
        <source>Messages of events</source>
        <translation>پیام‌های رویدادها</translation>
    </message>
    <message>
        <source>Goals, fouls and half time are shown in the view for some seconds</source>
        <translation>گل‌ها، خطاهای بازی و پایان نیمه چند ثانیه در نما نشان داده می‌شوند</translation>
    </message>
    <message>
        <source>Messages of events stay for</source>
        <translation>مدت ماندن پیام‌های رویدادها</translation>
    </message>
    <message>
        <source>How long a goal or a foul is shown in the view</source>
        <translation>مدت نمایش گل یا خطای بازی در نما</translation>
    </message>
    <message>
        <source>Own…</source>
        <translation>سفارشی…</translation>
    </message>
    <message>
        <source>One picture</source>
        <translation>یک تصویر</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>کنار هم</translation>
    </message>
    <message>
        <source>Red and cyan glasses</source>
        <translation>عینک قرمز و فیروزه‌ای</translation>
    </message>
    <message>
        <source>Low is fastest; automatic is high on a graphics card and medium in software; own asks for each part</source>
        <translation>پایین سریع‌ترین است؛ خودکار با کارت گرافیک بالا و در نرم‌افزار متوسط است؛ سفارشی هر بخش را می‌پرسد</translation>
    </message>
    <message>
        <source>Stereo</source>
        <translation>استریو</translation>
    </message>
    <message>
        <source>Draw the views for each eye; see View › Stereo</source>
        <translation>ترسیم نماها برای هر چشم؛ نما › استریو را ببینید</translation>
    </message>
    <message>
        <source>Distance of the eyes</source>
        <translation>فاصلهٔ چشم‌ها</translation>
    </message>
    <message>
        <source>Between the two eyes of stereo views, in the scene: more makes a field look deeper, less suits small things</source>
        <translation>فاصلهٔ دو چشم در نماهای استریو، در صحنه: بیشتر به زمین ژرفا می‌دهد، کمتر برای اشیای کوچک مناسب است</translation>
    </message>
    <message>
        <source> cm</source>
        <translation> cm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عمومی</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>ظاهر</translation>
    </message>
    <message>
        <source>Viewport</source>
        <translation>پنجرهٔ نما</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>شبیه‌سازی</translation>
    </message>
    <message>
        <source>Text editor</source>
        <translation>ویرایشگر متن</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>مسابقه</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>فقط این رایانه</translation>
    </message>
    <message>
        <source>Other computers, too</source>
        <translation>رایانه‌های دیگر هم</translation>
    </message>
    <message>
        <source>Other computers, too, also by IPv6</source>
        <translation>دیگران هم، با IPv6 نیز</translation>
    </message>
    <message>
        <source>Is disconnected</source>
        <translation>قطع می‌شود</translation>
    </message>
    <message>
        <source>Misses a cycle</source>
        <translation>یک چرخه را از دست می‌دهد</translation>
    </message>
    <message>
        <source>As the scene says</source>
        <translation>همان که صحنه می‌گوید</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>دقیق</translation>
    </message>
    <message>
        <source>Exactly, by the engine</source>
        <translation>دقیق، با موتور</translation>
    </message>
    <message>
        <source>Iteratively</source>
        <translation>تکراری</translation>
    </message>
    <message>
        <source>Physics is computed</source>
        <translation>محاسبهٔ فیزیک</translation>
    </message>
    <message>
        <source>Bodies of heaps solved exactly</source>
        <translation>جسم‌های توده‌هایی که دقیق حل می‌شوند</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>هر تعداد</translation>
    </message>
    <message>
        <source>Contact rows of heaps solved exactly</source>
        <translation>سطرهای تماس توده‌هایی که دقیق حل می‌شوند</translation>
    </message>
    <message>
        <source>as the scene says</source>
        <translation>همان که صحنه می‌گوید</translation>
    </message>
    <message>
        <source>Pictures of robots&apos; cameras</source>
        <translation>تصویرهای دوربین ربات‌ها</translation>
    </message>
    <message>
        <source>Each cycle waits for the agents</source>
        <translation>هر چرخه منتظر عامل‌ها می‌ماند</translation>
    </message>
    <message>
        <source>A cycle waits at most</source>
        <translation>بیشترین انتظار یک چرخه</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>برای همیشه</translation>
    </message>
    <message>
        <source>An agent that is late</source>
        <translation>عاملی که دیر کند</translation>
    </message>
    <message>
        <source>Agents before the first cycle</source>
        <translation>عامل‌ها پیش از نخستین چرخه</translation>
    </message>
    <message>
        <source>Can be reached from</source>
        <translation>دسترس‌پذیر از</translation>
    </message>
    <message>
        <source>Port of strategies</source>
        <translation>درگاه راهبردها</translation>
    </message>
    <message>
        <source>that of the game</source>
        <translation>درگاه بازی</translation>
    </message>
    <message>
        <source>Agents connect by</source>
        <translation>عامل‌ها وصل می‌شوند با</translation>
    </message>
    <message>
        <source>Monitors connect by</source>
        <translation>مانیتورها وصل می‌شوند با</translation>
    </message>
    <message>
        <source>Silent UDP clients go after</source>
        <translation>کلاینت‌های UDP خاموش می‌روند پس از</translation>
    </message>
    <message>
        <source>Formats of agents&apos; messages</source>
        <translation>قالب‌های پیام عامل‌ها</translation>
    </message>
    <message>
        <source>Cycles between messages to monitors</source>
        <translation>چرخه‌های میان پیام‌ها به مانیتورها</translation>
    </message>
    <message>
        <source>Mounted folders and archives</source>
        <translation>پوشه‌ها و بایگانی‌های سوارشده</translation>
    </message>
    <message>
        <source>Folders of plugins</source>
        <translation>پوشه‌های افزونه‌ها</translation>
    </message>
    <message>
        <source>Plugins of all scenes</source>
        <translation>افزونه‌های همهٔ صحنه‌ها</translation>
    </message>
    <message>
        <source>Folder of logs</source>
        <translation>پوشهٔ گزارش‌ها</translation>
    </message>
    <message>
        <source>Steps of a script</source>
        <translation>گام‌های یک اسکریپت</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>بدون حد</translation>
    </message>
    <message>
        <source>Time of scripts</source>
        <translation>زمان اسکریپت‌ها</translation>
    </message>
    <message>
        <source>Memory of scripts</source>
        <translation>حافظهٔ اسکریپت‌ها</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Steps of an agent inside</source>
        <translation>گام‌های یک عامل درونی</translation>
    </message>
    <message>
        <source>Time of an agent inside</source>
        <translation>زمان یک عامل درونی</translation>
    </message>
    <message>
        <source>Report what is forgiven</source>
        <translation>گزارش آنچه بخشیده می‌شود</translation>
    </message>
    <message>
        <source>Shift arguments of templates</source>
        <translation>جابه‌جایی آرگومان‌های الگوها</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>شبکه</translation>
    </message>
    <message>
        <source>Files and scripts</source>
        <translation>پرونده‌ها و اسکریپت‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingRow</name>
    <message>
        <source> Takes effect at the next reset.</source>
        <translation> از بازنشانی بعدی اثر می‌کند.</translation>
    </message>
    <message>
        <source> Takes effect at the next start.</source>
        <translation> از اجرای بعدی اثر می‌کند.</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>بازنشانی: %1</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>بازگشت به پیش‌تنظیم</translation>
    </message>
    <message>
        <source>On</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>از سیستم</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>انتخاب…</translation>
    </message>
    <message>
        <source>The preset folder</source>
        <translation>پوشهٔ پیش‌تنظیم</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>انتخاب: %1</translation>
    </message>
    <message>
        <source>None; several with , between them</source>
        <translation>هیچ؛ چند تا با , میانشان</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>افزودن…</translation>
    </message>
    <message>
        <source>None; several with : between them</source>
        <translation>هیچ؛ چند تا با : میانشان</translation>
    </message>
</context>
<context>
    <name>sparkwright::SettingsFile</name>
    <message>
        <source>it has bytes that are no text</source>
        <translation>بایت‌هایی دارد که متن نیستند</translation>
    </message>
    <message>
        <source>the name of a section does not end</source>
        <translation>نام یک بخش پایان نمی‌یابد</translation>
    </message>
    <message>
        <source>it should say name=value</source>
        <translation>باید name=value باشد</translation>
    </message>
    <message>
        <source>%1: the settings cannot be read: %2. The presets are used; nothing is stored until that is mended.</source>
        <translation>%1: تنظیمات را نمی‌توان خواند: %2. پیش‌تنظیم‌ها به کار می‌روند؛ تا رفع آن چیزی ذخیره نمی‌شود.</translation>
    </message>
    <message>
        <source>%1: settings of more than 64 MB are not read</source>
        <translation>%1: تنظیمات بزرگ‌تر از 64 MB خوانده نمی‌شوند</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. They cannot be kept aside.</source>
        <translation>%1:%2: تنظیمات آسیب دیده‌اند: %3. آن‌ها را نمی‌توان کنار نگه داشت.</translation>
    </message>
    <message>
        <source>%1:%2: the settings are damaged: %3. The presets are used; the damaged file is %4.</source>
        <translation>%1:%2: تنظیمات آسیب دیده‌اند: %3. پیش‌تنظیم‌ها به کار می‌روند؛ فایل آسیب‌دیده %4 است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ShellPart</name>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>بخش بعدی پنجره</translation>
    </message>
    <message>
        <source>Give the next view, dock or bar the keyboard</source>
        <translation>دادن صفحه‌کلید به نما، پنل یا نوار بعدی</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>بخش قبلی پنجره</translation>
    </message>
    <message>
        <source>Give the previous view, dock or bar the keyboard</source>
        <translation>دادن صفحه‌کلید به نما، پنل یا نوار قبلی</translation>
    </message>
    <message>
        <source>System &amp;information…</source>
        <translation>اطلاعات سیستم…</translation>
    </message>
    <message>
        <source>Versions, machine and OpenGL, to be copied into the report of a bug</source>
        <translation>نسخه‌ها، دستگاه و OpenGL، برای رونوشت در گزارش اشکال</translation>
    </message>
    <message>
        <source>Restart in sa&amp;fe mode</source>
        <translation>اجرای دوباره در حالت ایمن</translation>
    </message>
    <message>
        <source>Start again with presets, without touching stored settings and layouts</source>
        <translation>آغاز دوباره با پیش‌تنظیم‌ها، بدون دست زدن به تنظیمات و چیدمان‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>&amp;Restart normally</source>
        <translation>اجرای دوبارهٔ عادی</translation>
    </message>
    <message>
        <source>Start again with your settings and layouts</source>
        <translation>آغاز دوباره با تنظیمات و چیدمان‌های شما</translation>
    </message>
    <message>
        <source>Safe mode</source>
        <translation>حالت ایمن</translation>
    </message>
    <message>
        <source>Safe mode: presets are used, and your settings and layouts are not touched.</source>
        <translation>حالت ایمن: پیش‌تنظیم‌ها به کار می‌روند و به تنظیمات و چیدمان‌های شما دست زده نمی‌شود.</translation>
    </message>
    <message>
        <source>%1 is open in another Sparkwright, too (process %2). Each has its own simulation; edits of one are offered in the other when they are saved.</source>
        <translation>%1 در Sparkwright دیگری هم باز است (فرایند %2). هر کدام شبیه‌سازی خود را دارد؛ ویرایش‌های یکی پس از ذخیره در دیگری پیشنهاد می‌شوند.</translation>
    </message>
    <message>
        <source>Sparkwright cannot be started again</source>
        <translation>Sparkwright را نمی‌توان دوباره اجرا کرد</translation>
    </message>
    <message>
        <source>System information</source>
        <translation>اطلاعات سیستم</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>sparkwright::SideWords</name>
    <message>
        <source>Blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>زرد</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalEdit</name>
    <message>
        <source>This run has no signal %1.</source>
        <translation>این اجرا سیگنالی به نام %1 ندارد.</translation>
    </message>
    <message>
        <source>This run has no signal %1: %2</source>
        <translation>این اجرا سیگنالی به نام %1 ندارد. %2</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalModel</name>
    <message>
        <source>Signal</source>
        <translation>سیگنال</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>واحد</translation>
    </message>
</context>
<context>
    <name>sparkwright::SignalTree</name>
    <message>
        <source>Filter</source>
        <translation>پالایه</translation>
    </message>
    <message>
        <source>List only signals with these words in their names or paths</source>
        <translation>تنها سیگنال‌هایی را فهرست کن که این واژه‌ها در نام یا مسیرشان هست</translation>
    </message>
    <message>
        <source>Filter of the signals</source>
        <translation>پالایهٔ سیگنال‌ها</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>سیگنال‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourcePart</name>
    <message>
        <source>Show sour&amp;ce</source>
        <translation>نمایش منبع</translation>
    </message>
    <message>
        <source>Show text, tree and properties of the scene, and the selected form</source>
        <translation>نمایش متن، درخت و ویژگی‌های صحنه و ساختار انتخاب‌شده</translation>
    </message>
    <message>
        <source>S&amp;plit text</source>
        <translation>تقسیم متن</translation>
    </message>
    <message>
        <source>Show the text in two panes side by side</source>
        <translation>نمایش متن در دو قاب کنار هم</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>منبع</translation>
    </message>
    <message>
        <source>Find in files</source>
        <translation>یافتن در فایل‌ها</translation>
    </message>
    <message>
        <source>History</source>
        <translation>تاریخچه</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>مانند فایل</translation>
    </message>
    <message>
        <source>Undo steps of the text</source>
        <translation>گام‌های واگرد متن</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Place in the text</source>
        <translation>مکان در متن</translation>
    </message>
    <message>
        <source>Problems %1</source>
        <translation>مشکلات %1</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>مشکلات</translation>
    </message>
    <message>
        <source>Ctrl+click: go to definition · Alt+drag: select a rectangle · Ctrl+wheel: size of the letters · rest on a word: what it is</source>
        <translation>Ctrl+کلیک: رفتن به تعریف · Alt+کشیدن: انتخاب مستطیلی · Ctrl+چرخ: اندازهٔ حرف‌ها · ماندن روی واژه: توضیح آن</translation>
    </message>
    <message>
        <source>Click: select · Double click: go to text · Drag: move in the tree · Right click: menu</source>
        <translation>کلیک: انتخاب · دوبار کلیک: رفتن به متن · کشیدن: جابه‌جایی در درخت · کلیک راست: منو</translation>
    </message>
    <message>
        <source>No file has made this node: it belongs to the program or a script</source>
        <translation>هیچ فایلی این گره را نساخته است: از آنِ برنامه یا یک اسکریپت است</translation>
    </message>
    <message>
        <source>Open as te&amp;xt…</source>
        <translation>باز کردن به‌صورت متن…</translation>
    </message>
    <message>
        <source>Open files in the text editor; what runs stays as it is</source>
        <translation>باز کردن فایل‌ها در ویرایشگر متن؛ آنچه اجرا می‌شود همان‌گونه می‌ماند</translation>
    </message>
    <message>
        <source>Not in %1: edited since. Undo there, too.</source>
        <translation>نه در %1: از آن پس ویرایش شده است. آنجا نیز واگرد کنید.</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>رفع سریع</translation>
    </message>
    <message>
        <source>No quick fix here</source>
        <translation>اینجا رفع سریعی نیست</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeDelegate</name>
    <message>
        <source>no class</source>
        <translation>بدون کلاس</translation>
    </message>
    <message>
        <source>import</source>
        <translation>واردکردن</translation>
    </message>
    <message>
        <source>select</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>switch</translation>
    </message>
    <message>
        <source>case</source>
        <translation>حالت</translation>
    </message>
    <message>
        <source>template</source>
        <translation>template</translation>
    </message>
    <message>
        <source>Name of the node</source>
        <translation>نام گره</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeModel</name>
    <message>
        <source>Which file this is depends on variables.</source>
        <translation>اینکه این کدام فایل است به متغیرها بستگی دارد.</translation>
    </message>
    <message>
        <source>%1 is not found below the data folders.</source>
        <translation>%1 در زیر پوشه‌های داده یافت نشد.</translation>
    </message>
    <message>
        <source>This file imports itself.</source>
        <translation>این فایل خودش را وارد می‌کند.</translation>
    </message>
    <message>
        <source>Imported from %1. Open that file to edit it.</source>
        <translation>واردشده از %1. برای ویرایش آن فایل را باز کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreePanel</name>
    <message>
        <source>Keep local pose</source>
        <translation>حفظ موقعیت محلی</translation>
    </message>
    <message>
        <source>Filter by name, class or value</source>
        <translation>پالایش با نام، کلاس یا مقدار</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>پالایش گره‌ها</translation>
    </message>
    <message>
        <source>Moves the node with its numbers as they are, so that it stands elsewhere.</source>
        <translation>گره را با همان عددهایش جابه‌جا می‌کند، پس در جای دیگری قرار می‌گیرد.</translation>
    </message>
    <message>
        <source>Hide message</source>
        <translation>پنهان کردن پیام</translation>
    </message>
</context>
<context>
    <name>sparkwright::SourceTreeView</name>
    <message>
        <source>Nodes of the scene file</source>
        <translation>گره‌های فایل صحنه</translation>
    </message>
    <message>
        <source>Add node…</source>
        <translation>افزودن گره…</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تکثیر</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>برش</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>چسباندن</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>انتقال به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>انتقال به پایین</translation>
    </message>
    <message>
        <source>Copy node path</source>
        <translation>رونوشت مسیر گره</translation>
    </message>
    <message>
        <source>Open imported file</source>
        <translation>باز کردن فایل واردشده</translation>
    </message>
    <message>
        <source>Go to text</source>
        <translation>رفتن به متن</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>هیچ گرهی مطابقت ندارد.</translation>
    </message>
    <message>
        <source>The file has no nodes yet. Ctrl+Shift+A adds one.</source>
        <translation>این فایل هنوز گرهی ندارد. Ctrl+Shift+A یکی می‌افزاید.</translation>
    </message>
    <message>
        <source>Add a node into the selected one, or behind it</source>
        <translation>افزودن گره به درون گره انتخاب‌شده یا پس از آن</translation>
    </message>
    <message>
        <source>Rename the node</source>
        <translation>تغییر نام گره</translation>
    </message>
    <message>
        <source>Put copies of the selected nodes behind them</source>
        <translation>گذاشتن رونوشت گره‌های انتخاب‌شده پس از آن‌ها</translation>
    </message>
    <message>
        <source>Delete the selected nodes</source>
        <translation>حذف گره‌های انتخاب‌شده</translation>
    </message>
    <message>
        <source>Cut the selected nodes as text</source>
        <translation>برش گره‌های انتخاب‌شده به‌صورت متن</translation>
    </message>
    <message>
        <source>Copy the selected nodes as text</source>
        <translation>رونوشت گره‌های انتخاب‌شده به‌صورت متن</translation>
    </message>
    <message>
        <source>Paste nodes into the selected one, or behind it</source>
        <translation>چسباندن گره‌ها به درون گره انتخاب‌شده یا پس از آن</translation>
    </message>
    <message>
        <source>Put the selected nodes before the one above them</source>
        <translation>گذاشتن گره‌های انتخاب‌شده پیش از گره بالایی</translation>
    </message>
    <message>
        <source>Put the selected nodes behind the one below them</source>
        <translation>گذاشتن گره‌های انتخاب‌شده پس از گره پایینی</translation>
    </message>
    <message>
        <source>Copy the names that lead to the node, separated by /</source>
        <translation>رونوشت نام‌هایی که به گره می‌رسند، جداشده با /</translation>
    </message>
    <message>
        <source>Open the imported file, to edit its nodes</source>
        <translation>باز کردن فایل واردشده برای ویرایش گره‌های آن</translation>
    </message>
    <message>
        <source>Show the node in the text</source>
        <translation>نمایش گره در متن</translation>
    </message>
    <message>
        <source>Open a scene in RSG to see its nodes.</source>
        <translation>برای دیدن گره‌ها صحنه‌ای به زبان RSG باز کنید.</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>باز کردن همه</translation>
    </message>
    <message>
        <source>Show all nodes of the file</source>
        <translation>نمایش همهٔ گره‌های فایل</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>بستن همه</translation>
    </message>
    <message>
        <source>Show the top nodes of the file only</source>
        <translation>نمایش تنها گره‌های بالایی فایل</translation>
    </message>
</context>
<context>
    <name>sparkwright::StandingsView</name>
    <message>
        <source>Standings</source>
        <translation>جدول رده‌بندی</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>تیم</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>باخت</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>گل</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartModel</name>
    <message>
        <source>, missing</source>
        <translation>، ناموجود</translation>
    </message>
    <message>
        <source>, pinned</source>
        <translation>، سنجاق‌شده</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>ناموجود: %1</translation>
    </message>
    <message>
        <source>Project in %1</source>
        <translation>پروژه در %1</translation>
    </message>
    <message>
        <source>, unsaved edits</source>
        <translation>، ویرایش‌های ذخیره‌نشده</translation>
    </message>
    <message>
        <source>Unsaved edits: open to restore</source>
        <translation>ویرایش‌های ذخیره‌نشده: برای بازیابی باز کنید</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPage</name>
    <message>
        <source>Sparkwright</source>
        <translation>Sparkwright</translation>
    </message>
    <message>
        <source>Find an example or a recent file</source>
        <translation>یافتن مثال یا فایل اخیر</translation>
    </message>
    <message>
        <source>Filter of the start page</source>
        <translation>پالایهٔ صفحهٔ آغاز</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>پروژهٔ جدید…</translation>
    </message>
    <message>
        <source>A folder with a scene, and if you like a robot, a team and a program for it</source>
        <translation>پوشه‌ای با یک صحنه و در صورت تمایل ربات، تیم و برنامه‌ای برای آن</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>باز کردن…</translation>
    </message>
    <message>
        <source>A scene, set-up, project or recording; or drop it here</source>
        <translation>صحنه، پیکربندی، پروژه یا ضبط؛ یا آن را اینجا رها کنید</translation>
    </message>
    <message>
        <source>Soccer field</source>
        <translation>زمین فوتبال</translation>
    </message>
    <message>
        <source>The 3D league, ready for your agents on port 3100</source>
        <translation>لیگ سه‌بعدی، آماده برای عامل‌های شما روی درگاه 3100</translation>
    </message>
    <message>
        <source>Demo match</source>
        <translation>مسابقهٔ نمایشی</translation>
    </message>
    <message>
        <source>Watch two teams that play by themselves</source>
        <translation>تماشای دو تیم که خودکار بازی می‌کنند</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>اخیر</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>فایل‌های اخیر</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>مثال‌ها</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>بازگشت به %1</translation>
    </message>
    <message>
        <source>No recent file has this in its name.</source>
        <translation>هیچ فایل اخیری این را در نام خود ندارد.</translation>
    </message>
    <message>
        <source>What you open appears here. Pin what you need often.</source>
        <translation>آنچه باز می‌کنید اینجا پدیدار می‌شود. موارد پرکاربرد را سنجاق کنید.</translation>
    </message>
    <message>
        <source>No example has this in its name.</source>
        <translation>هیچ مثالی این را در نام خود ندارد.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>&amp;Unpin</source>
        <translation>برداشتن سنجاق</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>سنجاق کردن</translation>
    </message>
    <message>
        <source>&amp;Show its folder</source>
        <translation>نمایش پوشهٔ آن</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>برداشتن از این فهرست</translation>
    </message>
    <message>
        <source>New scene…</source>
        <translation>صحنهٔ جدید…</translation>
    </message>
    <message>
        <source>A scene or a set-up script from a template, ready to be edited</source>
        <translation>صحنه یا اسکریپت پیکربندی از روی یک الگو، آمادهٔ ویرایش</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartPart</name>
    <message>
        <source>Start &amp;page</source>
        <translation>صفحهٔ آغاز</translation>
    </message>
    <message>
        <source>Show recent files and examples; the scene pauses</source>
        <translation>نمایش فایل‌های اخیر و مثال‌ها؛ صحنه مکث می‌کند</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>پروژهٔ جدید…</translation>
    </message>
    <message>
        <source>Make a folder with a scene, and if you like a robot and a team</source>
        <translation>ساختن پوشه‌ای با یک صحنه و در صورت تمایل ربات و تیم</translation>
    </message>
    <message>
        <source>&amp;Close scene</source>
        <translation>بستن صحنه</translation>
    </message>
    <message>
        <source>Close the scene, and show the start page</source>
        <translation>بستن صحنه و نمایش صفحهٔ آغاز</translation>
    </message>
    <message>
        <source>New &amp;scene…</source>
        <translation>صحنهٔ جدید…</translation>
    </message>
    <message>
        <source>Make a scene or a set-up script from a template, and edit it</source>
        <translation>ساختن صحنه یا اسکریپت پیکربندی از روی یک الگو و ویرایش آن</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartProgramDialog</name>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب پوشه</translation>
    </message>
    <message>
        <source>Starts: %1</source>
        <translation>اجرا می‌کند: %1</translation>
    </message>
    <message>
        <source>Start a program</source>
        <translation>اجرای برنامه</translation>
    </message>
    <message>
        <source>&amp;Command:</source>
        <translation>فرمان:</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>فرمان</translation>
    </message>
    <message>
        <source>As in a terminal; {host}, {port}, {monitor-port}, {team} and {number} are filled in, and NAME=VALUE in front sets the environment.</source>
        <translation>مانند پایانه؛ {host}، {port}، {monitor-port}، {team} و {number} پر می‌شوند و NAME=VALUE در آغاز، محیط را تنظیم می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>پوشه:</translation>
    </message>
    <message>
        <source>in which it runs</source>
        <translation>که در آن اجرا می‌شود</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>تیم:</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>تیم</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>شماره:</translation>
    </message>
    <message>
        <source>Number of the first player</source>
        <translation>شمارهٔ بازیکن نخست</translation>
    </message>
    <message>
        <source>How &amp;often:</source>
        <translation>چند بار:</translation>
    </message>
    <message>
        <source>How often it is started</source>
        <translation>شمار اجراها</translation>
    </message>
    <message>
        <source>Each next one gets the next number</source>
        <translation>هر اجرای بعدی شمارهٔ بعدی را می‌گیرد</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>مرور…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>sparkwright::StartTeamDialog</name>
    <message>
        <source>A team file (.sparkteam) names the programs of a team. Choose one, or begin with an example.</source>
        <translation>فایل تیم (.sparkteam) برنامه‌های یک تیم را نام می‌برد. یکی را برگزینید یا با یک مثال آغاز کنید.</translation>
    </message>
    <message>
        <source>Starts %1 as team %2 on port %3:</source>
        <translation>%1 را با نام تیم %2 روی درگاه %3 اجرا می‌کند:</translation>
    </message>
    <message numerus="yes">
        <source>%n program(s)</source>
        <translation>
            <numerusform>%n برنامه</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a team file</source>
        <translation>انتخاب فایل تیم</translation>
    </message>
    <message>
        <source>Team files (*.sparkteam)</source>
        <translation>فایل‌های تیم (*.sparkteam)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Start a team</source>
        <translation>اجرای تیم</translation>
    </message>
    <message>
        <source>&amp;Team file:</source>
        <translation>فایل تیم:</translation>
    </message>
    <message>
        <source>&amp;Name of the team:</source>
        <translation>نام تیم:</translation>
    </message>
    <message>
        <source>Team file</source>
        <translation>فایل تیم</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>نام تیم</translation>
    </message>
    <message>
        <source>In place of the name in the file</source>
        <translation>به جای نام درون فایل</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>اشکال</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>مرور…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatesPart</name>
    <message>
        <source>&amp;Keep this state…</source>
        <translation>ذخیرهٔ این وضعیت…</translation>
    </message>
    <message>
        <source>Write the exact state of the run to a file, from which it can go on again</source>
        <translation>نوشتن وضعیت دقیق اجرا در فایلی که اجرا می‌تواند دوباره از آن ادامه یابد</translation>
    </message>
    <message>
        <source>&amp;Open a state…</source>
        <translation>باز کردن وضعیت…</translation>
    </message>
    <message>
        <source>Choose a file with a state, and let the run go on from it</source>
        <translation>انتخاب فایل وضعیت و ادامهٔ اجرا از آن</translation>
    </message>
    <message>
        <source>Show &amp;folder of states</source>
        <translation>نمایش پوشهٔ وضعیت‌ها</translation>
    </message>
    <message>
        <source>Show the files of kept states, to rename or delete them</source>
        <translation>نمایش فایل‌های وضعیت‌های ذخیره‌شده، برای تغییر نام یا حذف آن‌ها</translation>
    </message>
    <message>
        <source>R&amp;estore state</source>
        <translation>بازگرداندن وضعیت</translation>
    </message>
    <message>
        <source>The scene has changed meanwhile: nothing is kept</source>
        <translation>صحنه در این میان تغییر کرده است: چیزی ذخیره نشد</translation>
    </message>
    <message>
        <source>The state is not kept: the log says why</source>
        <translation>وضعیت ذخیره نشد: علت در گزارش است</translation>
    </message>
    <message>
        <source>Kept as %1</source>
        <translation>به نام %1 ذخیره شد</translation>
    </message>
    <message>
        <source>A run from the state %1 may differ from this one: %2</source>
        <translation>اجرا از وضعیت %1 ممکن است با این اجرا متفاوت باشد: %2</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <comment>state: name, scene, date</comment>
        <translation>%1 (%2، %3)</translation>
    </message>
    <message>
        <source>At %1 of %2</source>
        <translation>در %1 از %2</translation>
    </message>
    <message>
        <source>No state has been kept yet</source>
        <translation>هنوز وضعیتی ذخیره نشده است</translation>
    </message>
    <message>
        <source>%1 could not be opened: the log says why</source>
        <translation>%1 را نمی‌شد باز کرد: علت در گزارش است</translation>
    </message>
    <message>
        <source>Restore state</source>
        <translation>بازگرداندن وضعیت</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s) of other programs will be disconnected, since they do not know the state.</source>
        <translation>
            <numerusform>اتصال %n عامل از برنامه‌های دیگر قطع می‌شود، زیرا این وضعیت را نمی‌شناسند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>بازگرداندن</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusRow</name>
    <message>
        <source>Connections</source>
        <translation>اتصال‌ها</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>Simulated time since the start</source>
        <translation>زمان شبیه‌سازی از آغاز</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>سرعت اندازه‌گیری‌شده</translation>
    </message>
    <message>
        <source>Measured speed: simulated time per real time, over the last second</source>
        <translation>سرعت اندازه‌گیری‌شده: زمان شبیه‌سازی بر زمان واقعی در ثانیهٔ گذشته</translation>
    </message>
    <message>
        <source>State of the simulation</source>
        <translation>وضعیت شبیه‌سازی</translation>
    </message>
</context>
<context>
    <name>sparkwright::StatusSentence</name>
    <message>
        <source>Agent %1</source>
        <translation>عامل %1</translation>
    </message>
    <message>
        <source>No scene is open</source>
        <translation>صحنه‌ای باز نیست</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>در حال بارگذاری…</translation>
    </message>
    <message>
        <source>The scene could not be loaded: the log says why</source>
        <translation>صحنه را نمی‌شد بارگذاری کرد: علت در گزارش است</translation>
    </message>
    <message>
        <source>Waiting for agents</source>
        <translation>در انتظار عامل‌ها</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>در انتظار %1</translation>
    </message>
    <message>
        <source>Waiting for %1 and %2</source>
        <translation>در انتظار %1 و %2</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %1 and %n other(s)</source>
        <translation>
            <numerusform>در انتظار %1 و %n عامل دیگر</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>در حال مکث</translation>
    </message>
    <message>
        <source>Paused: agents get their robots when it runs</source>
        <translation>در حال مکث: کارگزارها هنگام اجرا ربات‌هایشان را می‌گیرند</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>پایان‌یافته</translation>
    </message>
    <message>
        <source>The match waits for a decision</source>
        <translation>مسابقه منتظر تصمیم است</translation>
    </message>
    <message>
        <source>Physics takes %1 ms per cycle</source>
        <translation>فیزیک در هر چرخه %1 ms زمان می‌برد</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>در حال اجرا</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n عامل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monitor(s)</source>
        <translation>
            <numerusform>%n مانیتور</numerusform>
        </translation>
    </message>
    <message>
        <source>not connected: %1</source>
        <translation>متصل نیست: %1</translation>
    </message>
    <message>
        <source>ports %1, %2</source>
        <translation>درگاه‌ها %1، %2</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>Running until %1</source>
        <translation>در حال اجرا تا %1</translation>
    </message>
    <message>
        <source>Waiting for %1: %2 ms per cycle</source>
        <translation>در انتظار %1: در هر چرخه %2 ms</translation>
    </message>
    <message>
        <source>Scripts and actions take %1 ms per cycle</source>
        <translation>اسکریپت‌ها و کنش‌ها در هر چرخه %1 ms زمان می‌برند</translation>
    </message>
    <message>
        <source>Finding contacts takes %1 ms per cycle</source>
        <translation>یافتن تماس‌ها در هر چرخه %1 ms زمان می‌برد</translation>
    </message>
    <message>
        <source>The referee takes %1 ms per cycle</source>
        <translation>داور در هر چرخه %1 ms زمان می‌برد</translation>
    </message>
    <message>
        <source>Senses of robots take %1 ms per cycle</source>
        <translation>حواس ربات‌ها در هر چرخه %1 ms زمان می‌برند</translation>
    </message>
    <message>
        <source>Agents inside think for %1 ms per cycle</source>
        <translation>عامل‌های درونی در هر چرخه %1 ms فکر می‌کنند</translation>
    </message>
    <message>
        <source>Views and monitors take %1 ms per cycle</source>
        <translation>نماها و مانیتورها در هر چرخه %1 ms زمان می‌برند</translation>
    </message>
    <message>
        <source>The machine is busy: %1 ms per cycle are lost</source>
        <translation>دستگاه پرکار است: در هر چرخه %1 ms از دست می‌رود</translation>
    </message>
    <message>
        <source>Searching for %1: %2 of %3 s</source>
        <translation>جست‌وجوی %1: %2 از %3 s</translation>
    </message>
</context>
<context>
    <name>sparkwright::StepMenu</name>
    <message>
        <source>&amp;Exact</source>
        <translation>&amp;دقیق</translation>
    </message>
    <message>
        <source>All forces at once, as robots on legs need it; the fastest exact way</source>
        <translation>همهٔ نیروها با هم، آن‌گونه که ربات‌های پادار نیاز دارند؛ سریع‌ترین راه دقیق</translation>
    </message>
    <message>
        <source>Exact, by the e&amp;ngine</source>
        <translation>دقیق، با موتور فیزیک</translation>
    </message>
    <message>
        <source>The same numbers to the last bit from the physics engine itself, slower: to compare</source>
        <translation>همان عددها تا آخرین بیت از خود موتور فیزیک، کندتر: برای مقایسه</translation>
    </message>
    <message>
        <source>&amp;Iterative</source>
        <translation>تکراری</translation>
    </message>
    <message>
        <source>Forces by approximation: for large heaps; contacts and joints are softer, and runs differ from exact ones</source>
        <translation>نیروها با تقریب: برای توده‌های بزرگ؛ تماس‌ها و مفصل‌ها نرم‌ترند و اجراها با اجراهای دقیق فرق دارند</translation>
    </message>
    <message>
        <source>Ph&amp;ysics steps</source>
        <translation>گام‌های فیزیک</translation>
    </message>
</context>
<context>
    <name>sparkwright::StereoCommands</name>
    <message>
        <source>One &amp;picture</source>
        <translation>یک تصویر</translation>
    </message>
    <message>
        <source>Draw one picture for both eyes</source>
        <translation>ترسیم یک تصویر برای هر دو چشم</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>کنار هم</translation>
    </message>
    <message>
        <source>Draw a picture for each eye in the two halves of the view, for stereo screens and viewers</source>
        <translation>ترسیم تصویر هر چشم در یکی از دو نیمهٔ نما، برای صفحه‌نمایش‌ها و نمایشگرهای استریو</translation>
    </message>
    <message>
        <source>&amp;Red and cyan glasses</source>
        <translation>عینک قرمز و فیروزه‌ای</translation>
    </message>
    <message>
        <source>Draw the pictures of both eyes over one another, for glasses with a red left and a cyan right glass</source>
        <translation>ترسیم تصویرهای دو چشم روی هم، برای عینکی با شیشهٔ چپ قرمز و شیشهٔ راست فیروزه‌ای</translation>
    </message>
    <message>
        <source>&amp;Next kind of stereo</source>
        <translation>نوع بعدی استریو</translation>
    </message>
    <message>
        <source>One picture, side by side, red and cyan glasses, in turn</source>
        <translation>به‌نوبت: یک تصویر، کنار هم، عینک قرمز و فیروزه‌ای</translation>
    </message>
    <message>
        <source>Ste&amp;reo</source>
        <translation>استریو</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPanel</name>
    <message>
        <source>Strategies</source>
        <translation>راهبردها</translation>
    </message>
    <message>
        <source>In a game of strategies, one program or library moves all robots of a team. Open SimuroSot from the start page, or make a strategy of your own:</source>
        <translation>در بازی‌های راهبردی، یک برنامه یا کتابخانه همهٔ ربات‌های یک تیم را حرکت می‌دهد. SimuroSot را از صفحهٔ آغاز باز کنید، یا راهبرد خودتان را بسازید:</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategiesPart</name>
    <message>
        <source>New s&amp;trategy…</source>
        <translation>راهبرد &amp;جدید…</translation>
    </message>
    <message>
        <source>Make a strategy in C, C++ or Python, compile it, and let it play</source>
        <translation>ساخت راهبردی در C، C++ یا Python، ترجمهٔ آن و بازی با آن</translation>
    </message>
    <message>
        <source>Show &amp;strategies</source>
        <translation>نمایش &amp;راهبردها</translation>
    </message>
    <message>
        <source>Choose and watch the strategies that lead the teams of this game</source>
        <translation>انتخاب و دیدن راهبردهایی که تیم‌های این بازی را هدایت می‌کنند</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>رونوشت شد: %1</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>راهبردها</translation>
    </message>
    <message>
        <source>%1 is made</source>
        <translation>%1 ساخته شد</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyBuild</name>
    <message>
        <source>There is no compiler for %1 on this machine. On Debian: apt-get install build-essential</source>
        <translation>مترجمی برای %1 روی این رایانه نیست. در Debian: apt-get install build-essential</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 قابل نوشتن نیست: %2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>لغو شد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyProgram</name>
    <message>
        <source>There is no file %1.</source>
        <translation>پروندهٔ %1 وجود ندارد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategySlot</name>
    <message>
        <source>Choose a strategy</source>
        <translation>انتخاب یک راهبرد</translation>
    </message>
    <message>
        <source>Strategies (*.so *.py);;All files (*)</source>
        <translation>راهبردها (*.so *.py);;همهٔ پرونده‌ها (*)</translation>
    </message>
    <message>
        <source>%1 was built.</source>
        <translation>%1 ساخته شد.</translation>
    </message>
    <message>
        <source>%1 could not be built: %2</source>
        <translation>ساخت %1 ممکن نشد: %2</translation>
    </message>
    <message>
        <source>Runs inside the simulator</source>
        <translation>درون شبیه‌ساز اجرا می‌شود</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>بازی می‌کند</translation>
    </message>
    <message>
        <source>Plays, started elsewhere</source>
        <translation>بازی می‌کند، از جای دیگر آغاز شده</translation>
    </message>
    <message>
        <source>No port is open for strategies: see Agents</source>
        <translation>درگاهی برای راهبردها باز نیست: عامل‌ها را ببینید</translation>
    </message>
    <message>
        <source>Is compiled…</source>
        <translation>در حال ترجمه…</translation>
    </message>
    <message>
        <source>Starts…</source>
        <translation>آغاز می‌شود…</translation>
    </message>
    <message>
        <source>No strategy</source>
        <translation>بدون راهبرد</translation>
    </message>
    <message>
        <source>%1 frames/s</source>
        <translation>%1 فریم بر ثانیه</translation>
    </message>
    <message>
        <source>%1 ms for a call (99 %: %2 ms, longest: %3 ms)</source>
        <translation>%1 میلی‌ثانیه برای هر فراخوانی (٪۹۹: %2، طولانی‌ترین: %3)</translation>
    </message>
    <message numerus="yes">
        <source>%n late frame(s)</source>
        <translation>
            <numerusform>%n فریم دیر</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Strategy:</source>
        <translation>&amp;راهبرد:</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>راهبرد</translation>
    </message>
    <message>
        <source>a library (.so) or a Python program</source>
        <translation>یک کتابخانه (.so) یا برنامهٔ Python</translation>
    </message>
    <message>
        <source>Strategies that were used last, and those that come along; or the path of a file</source>
        <translation>راهبردهای آخرین استفاده و همراه برنامه؛ یا مسیر یک پرونده</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>انتخاب یک پرونده</translation>
    </message>
    <message>
        <source>Choose a strategy&apos;s file</source>
        <translation>انتخاب پروندهٔ راهبرد</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>بارگذاری</translation>
    </message>
    <message>
        <source>Start this strategy for the side</source>
        <translation>آغاز این راهبرد برای این سمت</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>بارگذاری دوباره</translation>
    </message>
    <message>
        <source>Load the library again; the match goes on</source>
        <translation>بارگذاری دوبارهٔ کتابخانه؛ بازی ادامه دارد</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>تخلیه</translation>
    </message>
    <message>
        <source>End the strategy; the match pauses until there is another one and you resume it</source>
        <translation>پایان راهبرد؛ بازی می‌ایستد تا راهبرد دیگری بیاید و شما ادامه دهید</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>ساختن</translation>
    </message>
    <message>
        <source>Compile the source beside the library, and load it</source>
        <translation>ترجمهٔ کد منبع کنار کتابخانه و بارگذاری آن</translation>
    </message>
    <message>
        <source>Copy the command that starts it from a terminal</source>
        <translation>رونوشت فرمانی که آن را از پایانه آغاز می‌کند</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>رونوشت فرمان</translation>
    </message>
    <message>
        <source>&amp;Follow changes</source>
        <translation>&amp;دنبال کردن تغییرها</translation>
    </message>
    <message>
        <source>Compile the source when it is saved, and load the library again when it changes</source>
        <translation>کد منبع هنگام ذخیره ترجمه و کتابخانه هنگام تغییر دوباره بارگذاری می‌شود</translation>
    </message>
    <message>
        <source>Load &amp;inside the simulator</source>
        <translation>بارگذاری &amp;درون شبیه‌ساز</translation>
    </message>
    <message>
        <source>For debuggers: the library runs in this program, which it can hang or end. Runs with it have no exact states.</source>
        <translation>برای اشکال‌زداها: کتابخانه در همین برنامه اجرا می‌شود و می‌تواند آن را متوقف کند یا پایان دهد. اجراهای با آن حالت دقیق ندارند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::StrategyWindow</name>
    <message>
        <source>Strategy</source>
        <translation>راهبرد</translation>
    </message>
    <message>
        <source>S&amp;erver:</source>
        <translation>&amp;کارساز:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>&amp;درگاه:</translation>
    </message>
    <message>
        <source>S&amp;ide:</source>
        <translation>&amp;سمت:</translation>
    </message>
    <message>
        <source>&amp;Team:</source>
        <translation>&amp;تیم:</translation>
    </message>
    <message>
        <source>The machine on which the match runs</source>
        <translation>رایانه‌ای که مسابقه روی آن اجرا می‌شود</translation>
    </message>
    <message>
        <source>The port of the match for strategies</source>
        <translation>درگاه مسابقه برای راهبردها</translation>
    </message>
    <message>
        <source>The side that the strategy leads</source>
        <translation>سمتی که راهبرد هدایت می‌کند</translation>
    </message>
    <message>
        <source>What the team is called in the match</source>
        <translation>نام تیم در مسابقه</translation>
    </message>
    <message>
        <source>as the strategy says</source>
        <translation>آن‌گونه که راهبرد می‌گوید</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>کارساز</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>درگاه</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>سمت</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>تیم</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>زرد</translation>
    </message>
</context>
<context>
    <name>sparkwright::SweepDialog</name>
    <message>
        <source>Building the robot…</source>
        <translation>در حال ساختن ربات…</translation>
    </message>
    <message>
        <source>Joint sweep</source>
        <translation>پیمایش مفصل‌ها</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>مفصل</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>محدوده</translation>
    </message>
    <message>
        <source>With joint</source>
        <translation>با مفصل</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>بخش</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>تماس با</translation>
    </message>
    <message>
        <source>Depth mm</source>
        <translation>عمق mm</translation>
    </message>
    <message>
        <source>Parts that touch each other</source>
        <translation>بخش‌هایی که به هم می‌خورند</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>Moving all joints over their limits…</source>
        <translation>در حال حرکت همهٔ مفصل‌ها در محدودهٔ خود…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Only robots of the opened scene file can be swept, as they are on disk.</source>
        <translation>تنها ربات‌های فایل صحنهٔ بازشده را، همان‌گونه که روی دیسک‌اند، می‌توان پیمود.</translation>
    </message>
    <message>
        <source>%1 joints, %2 postures.</source>
        <translation>%1 مفصل، %2 ژست.</translation>
    </message>
    <message>
        <source>No parts touch each other.</source>
        <translation>هیچ بخشی به بخش دیگر نمی‌خورد.</translation>
    </message>
    <message>
        <source>Choose a row to see its posture.</source>
        <translation>برای دیدن ژست هر ردیف آن را انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TabCommands</name>
    <message>
        <source>The world that is shown is made from this file.</source>
        <translation>جهانی که نشان داده می‌شود از این فایل ساخته شده است.</translation>
    </message>
    <message>
        <source>%1 starts with this file.</source>
        <translation>%1 با این فایل آغاز می‌شود.</translation>
    </message>
    <message>
        <source>Menu of %1</source>
        <translation>منوی %1</translation>
    </message>
    <message>
        <source>&amp;Run this file</source>
        <translation>اجرای این فایل</translation>
    </message>
    <message>
        <source>Make the world from this file; the texts stay open</source>
        <translation>ساختن جهان از این فایل؛ متن‌ها باز می‌مانند</translation>
    </message>
    <message>
        <source>Worlds are made from scenes, set-up scripts and projects</source>
        <translation>جهان‌ها از صحنه‌ها، اسکریپت‌های پیکربندی و پروژه‌ها ساخته می‌شوند</translation>
    </message>
    <message>
        <source>Use as &amp;start file of the project</source>
        <translation>استفاده به‌عنوان فایل آغاز پروژه</translation>
    </message>
    <message>
        <source>Projects start with a scene or a set-up script</source>
        <translation>پروژه‌ها با صحنه یا اسکریپت پیکربندی آغاز می‌شوند</translation>
    </message>
    <message>
        <source>No project is open: File ▸ Save project as… makes one of what runs</source>
        <translation>پروژه‌ای باز نیست: فایل ▸ ذخیرهٔ پروژه با نام… از آنچه اجرا می‌شود پروژه می‌سازد</translation>
    </message>
    <message>
        <source>%1 starts with this file from now on</source>
        <translation>%1 از این پس با این فایل آغاز می‌شود</translation>
    </message>
    <message>
        <source>Copy &amp;path</source>
        <translation>رونوشت مسیر</translation>
    </message>
    <message>
        <source>Put the full path of the file on the clipboard</source>
        <translation>گذاشتن مسیر کامل فایل در بریده‌دان</translation>
    </message>
    <message>
        <source>Copied %1</source>
        <translation>رونوشت شد: %1</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Close this text; asks first if there are unsaved edits</source>
        <translation>بستن این متن؛ اگر ویرایش‌های ذخیره‌نشده باشد نخست پرسیده می‌شود</translation>
    </message>
    <message>
        <source>Close &amp;others</source>
        <translation>بستن بقیه</translation>
    </message>
    <message>
        <source>Close all texts but this one; asks first about unsaved edits</source>
        <translation>بستن همهٔ متن‌ها جز این؛ دربارهٔ ویرایش‌های ذخیره‌نشده نخست پرسیده می‌شود</translation>
    </message>
    <message>
        <source>No project is open, so %1 cannot be its start file. Open one, or make one of what runs: File ▸ Save project as…</source>
        <translation>پروژه‌ای باز نیست، پس %1 نمی‌تواند فایل آغاز آن باشد. پروژه‌ای را باز کنید یا از آنچه اجرا می‌شود یکی بسازید: فایل ▸ ذخیرهٔ پروژه با نام…</translation>
    </message>
    <message>
        <source>%1 has unsaved edits: save it first.</source>
        <translation>%1 ویرایش‌های ذخیره‌نشده دارد: نخست آن را ذخیره کنید.</translation>
    </message>
    <message>
        <source>%1 is not changed: %2</source>
        <translation>%1 تغییر نکرد: %2</translation>
    </message>
    <message>
        <source>%1 starts with %2 from now on. What runs stays as it is.</source>
        <translation>%1 از این پس با %2 آغاز می‌شود. آنچه اجرا می‌شود همان‌گونه می‌ماند.</translation>
    </message>
    <message>
        <source>&amp;Start this team</source>
        <translation>&amp;راه‌اندازی این تیم</translation>
    </message>
    <message>
        <source>Show the programs of the team, and start them</source>
        <translation>نمایش و راه‌اندازی برنامه‌های تیم</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextPage</name>
    <message>
        <source>Lines of more than %1 bytes are shown in pieces; the file keeps them whole.</source>
        <translation>سطرهای بلندتر از %1 بایت تکه‌تکه نشان داده می‌شوند؛ در فایل یکپارچه می‌مانند.</translation>
    </message>
    <message>
        <source>%1 is in %2 and is saved so. The simulation reads UTF-8 only, which File ▸ Save scene as… writes.</source>
        <translation>%1 در %2 است و همان‌گونه ذخیره می‌شود. شبیه‌سازی تنها UTF-8 می‌خواند که «فایل ▸ ذخیرهٔ صحنه با نام…» می‌نویسد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTabs</name>
    <message>
        <source>Texts</source>
        <translation>متن‌ها</translation>
    </message>
    <message>
        <source>Here you edit texts: scenes, set-up scripts, projects and the code of agents. Edit ▸ Show source opens those of the scene that runs, File ▸ Open as text… any others.</source>
        <translation>اینجا متن‌ها را ویرایش می‌کنید: صحنه‌ها، اسکریپت‌های پیکربندی، پروژه‌ها و کد عامل‌ها. ویرایش ▸ نمایش منبع متن‌های صحنهٔ در حال اجرا را باز می‌کند، و فایل ▸ باز کردن به‌صورت متن… هر متن دیگری را.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextTips</name>
    <message>
        <source>Arguments of the call</source>
        <translation>آرگومان‌های فراخوانی</translation>
    </message>
    <message>
        <source>Quick fixes: Ctrl+.</source>
        <translation>رفع سریع: Ctrl+.</translation>
    </message>
    <message>
        <source>This is one argument too many.</source>
        <translation>این یک آرگومان اضافی است.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TextView</name>
    <message>
        <source>Text of the scene</source>
        <translation>متن صحنه</translation>
    </message>
    <message>
        <source>Delete text</source>
        <translation>حذف متن</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>تایپ متن</translation>
    </message>
    <message>
        <source>Indent lines</source>
        <translation>تورفتگی سطرها</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>چسباندن</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelineBar</name>
    <message>
        <source>Drag: moment · Shift and drag: range that repeats · Wheel: zoom · Double click: whole run</source>
        <translation>کشیدن: لحظه · Shift و کشیدن: بازه‌ای که تکرار می‌شود · چرخ: بزرگ‌نمایی · دوبار کلیک: کل اجرا</translation>
    </message>
</context>
<context>
    <name>sparkwright::TimelinePanel</name>
    <message>
        <source>&lt;b&gt;No recording is open.&lt;/b&gt; &lt;a href=&quot;open&quot;&gt;Open a recording&lt;/a&gt; to watch it in the views.</source>
        <translation>&lt;b&gt;ضبطی باز نیست.&lt;/b&gt; برای تماشا در نماها &lt;a href=&quot;open&quot;&gt;یک ضبط باز کنید&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>محور زمان</translation>
    </message>
    <message>
        <source>Speed of playback</source>
        <translation>سرعت پخش</translation>
    </message>
    <message>
        <source>Speed of playback, in multiples of the recorded pace; negative: backwards</source>
        <translation>سرعت پخش، به‌صورت مضربی از سرعت ضبط‌شده؛ منفی: رو به عقب</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>تکرار</translation>
    </message>
    <message>
        <source>Repeat the marked range: Shift and drag on the time axis marks one</source>
        <translation>تکرار بازهٔ علامت‌خورده: Shift و کشیدن روی محور زمان بازه را علامت می‌زند</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>بستن ضبط</translation>
    </message>
    <message>
        <source>Return to the running simulation</source>
        <translation>بازگشت به شبیه‌سازیِ در حال اجرا</translation>
    </message>
    <message>
        <source>Back to live</source>
        <translation>بازگشت به زنده</translation>
    </message>
</context>
<context>
    <name>sparkwright::Tour</name>
    <message>
        <source>Look around</source>
        <translation>نگاهی به اطراف</translation>
    </message>
    <message>
        <source>This is the world. Drag with the left button to turn the view, with the right one to move it, and turn the wheel to zoom. Menu View ▸ Camera has fixed views and lets it follow the ball or a robot.</source>
        <translation>این جهان شبیه‌سازی است. برای چرخاندن نما با دکمهٔ چپ و برای جابه‌جایی آن با دکمهٔ راست بکشید، و برای بزرگ‌نمایی چرخ را بچرخانید. منوی نما ▸ دوربین نماهای ثابت دارد و می‌تواند توپ یا ربات را دنبال کند.</translation>
    </message>
    <message>
        <source>Drag in the view.</source>
        <translation>در نما بکشید.</translation>
    </message>
    <message>
        <source>Let it run</source>
        <translation>اجرا کنید</translation>
    </message>
    <message>
        <source>%run% runs the simulation and pauses it, %step% does one cycle of 20 ms, %reset% begins again. Speed and state stand in the status bar.</source>
        <translation>با %run% شبیه‌سازی اجرا یا مکث می‌شود، با %step% یک چرخهٔ 20 ms انجام می‌شود و با %reset% همه‌چیز از نو آغاز می‌شود. سرعت و وضعیت در نوار وضعیت است.</translation>
    </message>
    <message>
        <source>Press %run%.</source>
        <translation>کلید %run% را فشار دهید.</translation>
    </message>
    <message>
        <source>Direct a match</source>
        <translation>هدایت مسابقه</translation>
    </message>
    <message>
        <source>Score, clock, play mode and the decisions of the referee stand here, with commands such as kick-off. Without a team of your own, Match ▸ Start demo match lets two sample teams play.</source>
        <translation>نتیجه، ساعت، حالت بازی و تصمیم‌های داور اینجاست، همراه با فرمان‌هایی مانند شروع بازی. اگر تیمی از خود ندارید، مسابقه ▸ شروع مسابقهٔ نمایشی دو تیم نمونه را به بازی وامی‌دارد.</translation>
    </message>
    <message>
        <source>Connect your agent</source>
        <translation>عامل خود را متصل کنید</translation>
    </message>
    <message>
        <source>Programs that control robots connect to port 3100; this list shows who is there and how fast each answers.</source>
        <translation>برنامه‌هایی که ربات‌ها را کنترل می‌کنند به درگاه 3100 متصل می‌شوند؛ این فهرست نشان می‌دهد چه کسی متصل است و هر یک با چه سرعتی پاسخ می‌دهد.</translation>
    </message>
    <message>
        <source>See how it is made</source>
        <translation>ببینید چگونه ساخته شده است</translation>
    </message>
    <message>
        <source>Whatever is selected in a view is selected in the tree and in the properties, too. Values can be changed there, and in the text of the scene, even while it runs.</source>
        <translation>هر چه در نما انتخاب شود، در درخت و در ویژگی‌ها هم انتخاب می‌شود. مقدارها را می‌توان آنجا و در متن صحنه تغییر داد، حتی هنگام اجرا.</translation>
    </message>
    <message>
        <source>Click the ball or a goal in the view.</source>
        <translation>در نما روی توپ یا دروازه کلیک کنید.</translation>
    </message>
    <message>
        <source>Go back in time</source>
        <translation>بازگشت در زمان</translation>
    </message>
    <message>
        <source>Every run is recorded. Drag the handle to look at the past; marks show goals and fouls, and Simulation ▸ Back to live leads back to the present.</source>
        <translation>هر اجرا ضبط می‌شود. برای دیدن گذشته دستگیره را بکشید؛ نشانه‌ها گل‌ها و خطاهای بازی را نشان می‌دهند، و شبیه‌سازی ▸ بازگشت به زنده شما را به اکنون بازمی‌گرداند.</translation>
    </message>
    <message>
        <source>When the simulation has run for a while, choose Simulation ▸ Look back.</source>
        <translation>پس از آنکه شبیه‌سازی مدتی اجرا شد، شبیه‌سازی ▸ نگاه به گذشته را برگزینید.</translation>
    </message>
    <message>
        <source>Find any command</source>
        <translation>یافتن هر فرمان</translation>
    </message>
    <message>
        <source>The menus hold every command. The command palette finds each by a part of its name, and shows its key.</source>
        <translation>منوها همهٔ فرمان‌ها را دارند. پالت فرمان‌ها هر فرمان را با بخشی از نامش می‌یابد و کلیدش را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Press %palette%, and Esc to close it.</source>
        <translation>کلید %palette% را فشار دهید، و برای بستن آن Esc را.</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>دریافت راهنما</translation>
    </message>
    <message>
        <source>%help% explains whatever has the keyboard: a dock, a class or a method in the text. The help also searches all pages and lists all keys. The tour is found in the same menu.</source>
        <translation>با %help% توضیح آنچه صفحه‌کلید در اختیار دارد نشان داده می‌شود: پنل، یا کلاس یا متدی در متن. راهنما همهٔ صفحه‌ها را هم جست‌وجو می‌کند و همهٔ کلیدها را فهرست می‌کند. گشت آموزشی در همین منو است.</translation>
    </message>
    <message>
        <source>Press %help%.</source>
        <translation>کلید %help% را فشار دهید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourBalloon</name>
    <message>
        <source>Read more</source>
        <translation>بیشتر بخوانید</translation>
    </message>
    <message>
        <source>✓ Done</source>
        <translation>✓ انجام شد</translation>
    </message>
    <message>
        <source>Try it: %1</source>
        <translation>بیازمایید: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 از %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>قبلی</translation>
    </message>
    <message>
        <source>Back (Left)</source>
        <translation>قبلی (کلید چپ)</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>پایان</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>Finish the tour (Enter)</source>
        <translation>پایان گشت (Enter)</translation>
    </message>
    <message>
        <source>Next step (Enter or Right)</source>
        <translation>گام بعدی (Enter یا کلید راست)</translation>
    </message>
    <message>
        <source>End tour</source>
        <translation>ترک گشت</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>ترک گشت (Esc)</translation>
    </message>
    <message>
        <source>Tour, step %1 of %2: %3</source>
        <translation>گشت آموزشی، گام %1 از %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::TourOffer</name>
    <message>
        <source>New here? A short tour shows what is where. It is always found in the Help menu.</source>
        <translation>تازه‌وارد هستید؟ یک گشت آموزشی کوتاه جای هر چیز را نشان می‌دهد. همیشه در منوی راهنما هست.</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>آغاز گشت</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>نه، سپاس</translation>
    </message>
    <message>
        <source>Offer of a tour</source>
        <translation>پیشنهاد گشت آموزشی</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrainerDialog</name>
    <message>
        <source>Train a drive</source>
        <translation>آموزش رانش</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;گزارش</translation>
    </message>
    <message>
        <source>Choose a log</source>
        <translation>انتخاب گزارش</translation>
    </message>
    <message>
        <source>Logs (*.csv *.txt *.log);;All files (*)</source>
        <translation>گزارش‌ها (*.csv *.txt *.log);;همهٔ پرونده‌ها (*)</translation>
    </message>
    <message>
        <source>&amp;Robot</source>
        <translation>&amp;ربات</translation>
    </message>
    <message>
        <source>Choose a robot</source>
        <translation>انتخاب ربات</translation>
    </message>
    <message>
        <source>Robots (*.f2krobot)</source>
        <translation>ربات‌ها (*.f2krobot)</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;مدل</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>انتخاب جای ذخیره</translation>
    </message>
    <message>
        <source>Models (*.json)</source>
        <translation>مدل‌ها (*.json)</translation>
    </message>
    <message>
        <source>may be left out: its greatest speeds are compared with those of the log</source>
        <translation>می‌تواند خالی باشد: بیشترین سرعت‌هایش با گزارش سنجیده می‌شود</translation>
    </message>
    <message>
        <source>%v of at most %m epochs</source>
        <translation>%v از حداکثر %m دوره</translation>
    </message>
    <message>
        <source>The loss of each epoch: dots of the part that checks, a line of the part that is learned from.</source>
        <translation>زیان هر دوره: نقطه‌ها برای بخش سنجش، خط برای بخش آموزش.</translation>
    </message>
    <message>
        <source>The drive by itself</source>
        <translation>رانش به‌تنهایی</translation>
    </message>
    <message>
        <source>Stretches of two seconds of the part that tests: as recorded (thin), and as the trained drive predicts them</source>
        <translation>تکه‌های دوثانیه‌ای بخش آزمون: ضبط‌شده (نازک) و پیش‌بینی رانش آموخته</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;آموزش</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;توقف</translation>
    </message>
    <message>
        <source>End now, with the best model so far</source>
        <translation>پایان هم‌اکنون، با بهترین مدل تاکنون</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 آغاز نمی‌شود: %2</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>دوره</translation>
    </message>
    <message>
        <source>Loss (power of ten)</source>
        <translation>زیان (توان ده)</translation>
    </message>
    <message>
        <source>The training has crashed.</source>
        <translation>آموزش از کار افتاد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::TrustSheet</name>
    <message>
        <source>Programs</source>
        <translation>برنامه‌ها</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>افزونه‌ها</translation>
    </message>
    <message>
        <source>Options of the server</source>
        <translation>گزینه‌های سرور</translation>
    </message>
    <message>
        <source>Scripts, which have no access to this computer</source>
        <translation>اسکریپت‌ها، که به این رایانه دسترسی ندارند</translation>
    </message>
    <message>
        <source>New or changed: %1</source>
        <translation>تازه یا تغییرکرده: %1</translation>
    </message>
    <message>
        <source>Trust these files?</source>
        <translation>به این فایل‌ها اعتماد می‌کنید؟</translation>
    </message>
    <message>
        <source>What this file starts has changed since you trusted it. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>آنچه این فایل اجرا می‌کند از زمانی که به آن اعتماد کردید تغییر کرده است. برنامه‌ها و افزونه‌ها هر کاری را که شما می‌توانید انجام می‌دهند: فقط اگر به سازندهٔ آن‌ها اعتماد دارید اجرایشان کنید.</translation>
    </message>
    <message>
        <source>This file starts programs, or sets up the server. Programs and plugins can do whatever you can: start them only if you trust who made them.</source>
        <translation>این فایل برنامه‌هایی را اجرا یا سرور را تنظیم می‌کند. برنامه‌ها و افزونه‌ها هر کاری را که شما می‌توانید انجام می‌دهند: فقط اگر به سازندهٔ آن‌ها اعتماد دارید اجرایشان کنید.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>What will be started</source>
        <translation>آنچه اجرا خواهد شد</translation>
    </message>
    <message>
        <source>This folder is my &amp;own work: do not ask when its files change</source>
        <translation>این پوشه کار &amp;خودم است: هنگام تغییر فایل‌هایش نپرس</translation>
    </message>
    <message>
        <source>Trusts all files in %1, also those that come later</source>
        <translation>به همهٔ فایل‌های %1 اعتماد می‌کند، حتی آن‌هایی که بعداً اضافه شوند</translation>
    </message>
    <message>
        <source>&amp;Trust and start</source>
        <translation>&amp;اعتماد و اجرا</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>sparkwright::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>تغییرات ذخیره‌نشده</translation>
    </message>
    <message>
        <source>Save the changes to these files?</source>
        <translation>تغییرات این فایل‌ها ذخیره شود؟</translation>
    </message>
    <message>
        <source>Files with unsaved changes</source>
        <translation>فایل‌های دارای تغییرات ذخیره‌نشده</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n تغییر</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Save selected</source>
        <translation>ذخیرهٔ انتخاب‌شده‌ها</translation>
    </message>
    <message>
        <source>&amp;Discard all</source>
        <translation>دور ریختن همه</translation>
    </message>
    <message>
        <source>Saves the checked files; changes to the others are lost</source>
        <translation>فایل‌های علامت‌خورده را ذخیره می‌کند؛ تغییرات بقیه از دست می‌رود</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoCommands</name>
    <message numerus="yes">
        <source>Recorded %n picture(s) in %1</source>
        <translation>
            <numerusform>%n تصویر در %1 ضبط شد</numerusform>
        </translation>
    </message>
    <message>
        <source>The video %1 has ended early: %2</source>
        <translation>ویدئوی %1 زودتر از موعد پایان یافت: %2</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>در حال ضبط</translation>
    </message>
    <message>
        <source>Writing the video</source>
        <translation>در حال نوشتن ویدئو</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>End the video and keep it</source>
        <translation>پایان دادن به ویدئو و نگه داشتن آن</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دور ریختن</translation>
    </message>
    <message>
        <source>End the video and remove it</source>
        <translation>پایان دادن به ویدئو و حذف آن</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoDialog</name>
    <message>
        <source>Record video</source>
        <translation>ضبط ویدئو</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>WebM (VP9)</source>
        <translation>WebM (VP9)</translation>
    </message>
    <message>
        <source>Pictures (PNG) in a folder</source>
        <translation>تصویرها (PNG) در یک پوشه</translation>
    </message>
    <message>
        <source> pictures per second</source>
        <translation> تصویر در ثانیه</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>زمان شبیه‌سازی</translation>
    </message>
    <message>
        <source>My time</source>
        <translation>زمان من</translation>
    </message>
    <message>
        <source>Simulated: a second of the video is a second of the match, at any speed. Yours: wall time, with all pauses</source>
        <translation>شبیه‌سازی: یک ثانیهٔ ویدئو یک ثانیهٔ مسابقه است، با هر سرعتی. زمان شما: زمان واقعی، با همهٔ مکث‌ها</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>انتخاب محل</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>قالب</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>&amp;Rate</source>
        <translation>آهنگ</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>محل</translation>
    </message>
    <message>
        <source>Re&amp;cord</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>چنین پوشه‌ای نیست.</translation>
    </message>
    <message>
        <source>Videos need ffmpeg, which is not installed; it can make one of the pictures later.</source>
        <translation>ویدئو به ffmpeg نیاز دارد که نصب نیست؛ بعداً می‌تواند از تصویرها ویدئو بسازد.</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoRecorder</name>
    <message>
        <source>the graphics card cannot draw a picture of this size</source>
        <translation>کارت گرافیک نمی‌تواند تصویری با این اندازه رسم کند</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>لغو شد</translation>
    </message>
</context>
<context>
    <name>sparkwright::VideoSink</name>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>پوشهٔ %1 را نمی‌توان ساخت</translation>
    </message>
    <message>
        <source>there is a video in %1 already</source>
        <translation>از پیش ویدئویی در %1 هست</translation>
    </message>
    <message>
        <source>ffmpeg is not installed; choose pictures instead</source>
        <translation>برنامهٔ ffmpeg نصب نیست؛ به جای آن تصویر را برگزینید</translation>
    </message>
    <message>
        <source>ffmpeg has ended</source>
        <translation>برنامهٔ ffmpeg پایان یافته است</translation>
    </message>
    <message>
        <source>ffmpeg does not end</source>
        <translation>برنامهٔ ffmpeg پایان نمی‌یابد</translation>
    </message>
    <message>
        <source>ffmpeg has failed</source>
        <translation>برنامهٔ ffmpeg شکست خورد</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewArea</name>
    <message>
        <source>There is no mesh %1: a checked box stands in for it</source>
        <translation>مش %1 وجود ندارد: جعبه‌ای شطرنجی به جای آن می‌آید</translation>
    </message>
    <message>
        <source>There is no texture %1, or it cannot be read: a checked pattern stands in for it</source>
        <translation>بافت %1 وجود ندارد یا خواندنی نیست: نقشی شطرنجی به جای آن می‌آید</translation>
    </message>
    <message>
        <source>The viewport cannot draw: %1</source>
        <translation>پنجرهٔ نما نمی‌تواند رسم کند: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCell</name>
    <message>
        <source>Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Choose camera and subject of this view</source>
        <translation>انتخاب دوربین و سوژهٔ این نما</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>تقسیم</translation>
    </message>
    <message>
        <source>Show one, two or four views</source>
        <translation>نمایش یک، دو یا چهار نما</translation>
    </message>
    <message>
        <source>Close view</source>
        <translation>بستن نما</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>بستن این نما</translation>
    </message>
    <message>
        <source>&lt;h3&gt;This view cannot be drawn&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;Everything else works: the simulation, agents and monitors, and all panels. A newer graphics driver may help, or drawing without the graphics card: set LIBGL_ALWAYS_SOFTWARE=1 before you start Sparkwright.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;این نما را نمی‌توان رسم کرد&lt;/h3&gt;&lt;p&gt;%1.&lt;/p&gt;&lt;p&gt;همهٔ چیزهای دیگر کار می‌کنند: شبیه‌سازی، عامل‌ها و مانیتورها و همهٔ پنل‌ها. شاید راه‌انداز گرافیکی تازه‌تر کمک کند، یا رسم بدون کارت گرافیک: پیش از اجرای Sparkwright متغیر LIBGL_ALWAYS_SOFTWARE=1 را تنظیم کنید.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>رسم دوباره</translation>
    </message>
    <message>
        <source>Try again to draw this view</source>
        <translation>تلاش دوباره برای رسم این نما</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewCommands</name>
    <message>
        <source>Saved: %1 shows this view from now on</source>
        <translation>ذخیره شد: از این پس %1 این نما را نشان می‌دهد</translation>
    </message>
    <message>
        <source>&amp;Keep this view as</source>
        <translation>نگه داشتن این نما به‌عنوان</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>Vie&amp;ws</source>
        <translation>نماها</translation>
    </message>
    <message>
        <source>Your view %1</source>
        <translation>نمای شما %1</translation>
    </message>
    <message>
        <source>Fly to: %1</source>
        <translation>پرواز به: %1</translation>
    </message>
    <message>
        <source>&amp;Overlays</source>
        <translation>روکش‌ها</translation>
    </message>
    <message>
        <source>Look with this opening angle, from the lower to the upper edge</source>
        <translation>نگاه با این زاویهٔ دید، از لبهٔ پایین تا لبهٔ بالا</translation>
    </message>
    <message>
        <source>Opening &amp;angle</source>
        <translation>زاویهٔ دید</translation>
    </message>
    <message>
        <source>&amp;Players on the scoreboard</source>
        <translation>بازیکنان در تابلوی نتایج</translation>
    </message>
    <message>
        <source>Show on the scoreboard how many play on each side, and who has cards or is suspended</source>
        <translation>نمایش شمار بازیکنان هر سمت و بازیکنان دارای کارت یا تعلیق‌شده در تابلوی نتایج</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewControls</name>
    <message>
        <source>Turn the view about the point under the cursor; while flying: look around</source>
        <translation>چرخاندن نما دور نقطهٔ زیر نشانگر؛ هنگام پرواز: نگاه به اطراف</translation>
    </message>
    <message>
        <source>Move the view sideways</source>
        <translation>جابه‌جا کردن نما به پهلو</translation>
    </message>
    <message>
        <source>Zoom by moving up and down</source>
        <translation>بزرگ‌نمایی با حرکت به بالا و پایین</translation>
    </message>
    <message>
        <source>Held while flying: rise; with Shift sink</source>
        <translation>نگه داشتن هنگام پرواز: بالا رفتن؛ با Shift پایین رفتن</translation>
    </message>
    <message>
        <source>Select a part</source>
        <translation>انتخاب یک بخش</translation>
    </message>
    <message>
        <source>Select the whole robot or thing</source>
        <translation>انتخاب کل ربات یا شیء</translation>
    </message>
    <message>
        <source>Select one more, or no longer</source>
        <translation>افزودن به انتخاب یا برداشتن از آن</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>منوی آنچه در آنجاست</translation>
    </message>
    <message>
        <source>Select all movable things in a rectangle</source>
        <translation>انتخاب همهٔ اشیای متحرک درون یک مستطیل</translation>
    </message>
    <message>
        <source>On what is selected, or on an arrow, square or ring: move or turn it; with Ctrl in steps</source>
        <translation>روی انتخاب، یا روی پیکان، مربع یا حلقه: جابه‌جا کردن یا چرخاندن آن؛ با Ctrl گام‌به‌گام</translation>
    </message>
    <message>
        <source>Move what is under the cursor on the ground</source>
        <translation>جابه‌جا کردن آنچه زیر نشانگر است روی زمین</translation>
    </message>
    <message>
        <source>Turn what is under the cursor about the vertical</source>
        <translation>چرخاندن آنچه زیر نشانگر است حول محور قائم</translation>
    </message>
    <message>
        <source>Raise or lower what is under the cursor</source>
        <translation>بالا یا پایین بردن آنچه زیر نشانگر است</translation>
    </message>
    <message>
        <source>Put what is selected there</source>
        <translation>قرار دادن انتخاب در آنجا</translation>
    </message>
    <message>
        <source>Kick the ball, with Shift high; push anything else</source>
        <translation>شوت توپ، با Shift هوایی؛ هل دادن هر چیز دیگر</translation>
    </message>
    <message>
        <source>Twist a thing</source>
        <translation>پیچاندن یک شیء</translation>
    </message>
    <message>
        <source>Move forward over the ground; while flying along the line of sight</source>
        <translation>حرکت به جلو روی زمین؛ هنگام پرواز در راستای دید</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>حرکت به عقب</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>حرکت به چپ</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>حرکت به راست</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>حرکت به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>حرکت به پایین</translation>
    </message>
    <message>
        <source>Move up while flying</source>
        <translation>حرکت به بالا هنگام پرواز</translation>
    </message>
    <message>
        <source>Move down while flying</source>
        <translation>حرکت به پایین هنگام پرواز</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>بزرگ‌نمایی</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>کوچک‌نمایی</translation>
    </message>
    <message>
        <source>Turn the view to the left</source>
        <translation>چرخاندن نما به چپ</translation>
    </message>
    <message>
        <source>Turn the view to the right</source>
        <translation>چرخاندن نما به راست</translation>
    </message>
    <message>
        <source>Turn the view up</source>
        <translation>چرخاندن نما به بالا</translation>
    </message>
    <message>
        <source>Turn the view down</source>
        <translation>چرخاندن نما به پایین</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>کشیدن</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>کشیدن</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>کشیدن با دکمهٔ راست</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>کشیدن با دکمهٔ راست</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>کشیدن با دکمهٔ میانی</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>کشیدن با دکمهٔ میانی</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>دوبار کلیک</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>دوبار کلیک</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>کلیک</translation>
    </message>
    <message>
        <source>click</source>
        <translation>کلیک</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>کلیک راست</translation>
    </message>
    <message>
        <source>right click</source>
        <translation>کلیک راست</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>کلیک میانی</translation>
    </message>
    <message>
        <source>middle click</source>
        <translation>کلیک میانی</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewHints</name>
    <message>
        <source>select in a rectangle</source>
        <translation>انتخاب در مستطیل</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>شوت</translation>
    </message>
    <message>
        <source>push</source>
        <translation>هل دادن</translation>
    </message>
    <message>
        <source>twist</source>
        <translation>پیچاندن</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>جابه‌جایی گام‌به‌گام</translation>
    </message>
    <message>
        <source>move</source>
        <translation>جابه‌جایی</translation>
    </message>
    <message>
        <source>turn it</source>
        <translation>چرخاندن آن</translation>
    </message>
    <message>
        <source>lift</source>
        <translation>بلند کردن</translation>
    </message>
    <message>
        <source>look around</source>
        <translation>نگاه به اطراف</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>گردش</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>جابه‌جایی نما</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>بزرگ‌نمایی</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>پایین رفتن</translation>
    </message>
    <message>
        <source>rise</source>
        <translation>بالا رفتن</translation>
    </message>
    <message>
        <source>put the selection here</source>
        <translation>قرار دادن انتخاب در اینجا</translation>
    </message>
    <message>
        <source>clear the selection</source>
        <translation>لغو انتخاب</translation>
    </message>
    <message>
        <source>select</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>select %1</source>
        <translation>انتخاب %1</translation>
    </message>
    <message>
        <source>select all of it</source>
        <translation>انتخاب همهٔ آن</translation>
    </message>
    <message>
        <source>select one more</source>
        <translation>انتخاب یکی دیگر</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>منو</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a gesture and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>forward, back</source>
        <translation>جلو، عقب</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Shift+wheel: %1, finely</source>
        <translation>Shift+چرخ: %1، ریزتر</translation>
    </message>
    <message>
        <source>Wheel: %1</source>
        <translation>چرخ: %1</translation>
    </message>
    <message>
        <source>more with Ctrl, Shift, Alt</source>
        <translation>بیشتر با Ctrl، Shift، Alt</translation>
    </message>
    <message>
        <source>camera</source>
        <translation>دوربین</translation>
    </message>
    <message>
        <source>selection</source>
        <translation>انتخاب</translation>
    </message>
    <message>
        <source>things</source>
        <translation>اشیا</translation>
    </message>
    <message>
        <source>Locked: %1</source>
        <translation>قفل‌شده: %1</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewPicking</name>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 از %2: %3</translation>
    </message>
</context>
<context>
    <name>sparkwright::Viewport</name>
    <message>
        <source>Viewport</source>
        <translation>پنجرهٔ نما</translation>
    </message>
    <message>
        <source>the graphics driver has been restarted</source>
        <translation>راه‌انداز گرافیک دوباره آغاز به کار کرده است</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) selected</source>
        <translation>
            <numerusform>%n شیء انتخاب شده است</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawing is off. The menu View › Drawing rate turns it on.</source>
        <translation>ترسیم خاموش است. منوی نما › نرخ ترسیم آن را روشن می‌کند.</translation>
    </message>
</context>
<context>
    <name>sparkwright::ViewsPart</name>
    <message>
        <source>Layers</source>
        <translation>لایه‌ها</translation>
    </message>
    <message>
        <source>What mouse and keys do</source>
        <translation>کارکرد ماوس و کلیدها</translation>
    </message>
    <message>
        <source>Another program receives drawings on port %1; this window receives them on port %2.</source>
        <translation>برنامهٔ دیگری ترسیم‌ها را روی درگاه %1 دریافت می‌کند؛ این پنجره آن‌ها را روی درگاه %2 دریافت می‌کند.</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>ترسیم‌ها</translation>
    </message>
    <message>
        <source>Show one view only</source>
        <translation>نمایش فقط یک نما</translation>
    </message>
    <message>
        <source>The other views are closed</source>
        <translation>نماهای دیگر بسته می‌شوند</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchModel</name>
    <message>
        <source>%1
This run has not all of these signals.</source>
        <translation>%1
این اجرا همهٔ این سیگنال‌ها را ندارد.</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>عبارت</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>کمترین</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>بیشترین</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>واحد</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPanel</name>
    <message>
        <source>&amp;Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>ball/x - robots/left/1/x</source>
        <translation>ball/x - robots/left/1/x</translation>
    </message>
    <message>
        <source>New expression</source>
        <translation>عبارت تازه</translation>
    </message>
    <message>
        <source>A signal, or an expression of signals and numbers: + - * / ^ ( ) &lt; &gt; == and or not, and functions such as abs, sqrt, hypot, min, max. Ctrl+Space lists them.</source>
        <translation>یک سیگنال، یا عبارتی از سیگنال‌ها و عددها: + - * / ^ ( ) &lt; &gt; == and or not، و تابع‌هایی مانند abs، sqrt، hypot، min، max. با Ctrl+Space فهرست می‌شوند.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>پایش</translation>
    </message>
    <message>
        <source>Watch the expression of the field</source>
        <translation>پایش عبارت درون کادر</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>نمودار</translation>
    </message>
    <message>
        <source>Plot the selected expressions over time</source>
        <translation>رسم نمودار عبارت‌های انتخاب‌شده در گذر زمان</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Do not watch the selected expressions any more</source>
        <translation>پایان پایش عبارت‌های انتخاب‌شده</translation>
    </message>
    <message>
        <source>Reset least and greatest</source>
        <translation>بازنشانی کمترین و بیشترین</translation>
    </message>
    <message>
        <source>Begin anew with the least and greatest values</source>
        <translation>از نو آغاز کردن کمترین و بیشترین مقدارها</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>رونوشت به‌صورت جدول</translation>
    </message>
    <message>
        <source>Copy the list as a table</source>
        <translation>رونوشت فهرست به‌صورت جدول</translation>
    </message>
    <message>
        <source>What is wrong with the expression</source>
        <translation>ایراد عبارت</translation>
    </message>
    <message>
        <source>Watched expressions</source>
        <translation>عبارت‌های تحت پایش</translation>
    </message>
    <message>
        <source>Numbers of the run that you want to keep an eye on stand here. Write an expression of signals above, such as hypot(ball/vx, ball/vy), and press Enter.</source>
        <translation>عددهایی از اجرا که می‌خواهید زیر نظر داشته باشید اینجا می‌آیند. در بالا عبارتی از سیگنال‌ها بنویسید، مانند hypot(ball/vx, ball/vy)، و Enter را بزنید.</translation>
    </message>
</context>
<context>
    <name>sparkwright::WatchPart</name>
    <message>
        <source>&amp;Watch an expression</source>
        <translation>پایش عبارت</translation>
    </message>
    <message>
        <source>Write an expression of signals whose value is shown all the time</source>
        <translation>نوشتن عبارتی از سیگنال‌ها که مقدارش همیشه نشان داده می‌شود</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>پایش</translation>
    </message>
</context>
<context>
    <name>sparkwright::WebDialog</name>
    <message>
        <source>Cop&amp;y</source>
        <translation>رونوشت</translation>
    </message>
    <message>
        <source>Open in &amp;browser</source>
        <translation>باز کردن در مرورگر</translation>
    </message>
    <message>
        <source>Also from &amp;other computers</source>
        <translation>از رایانه‌های دیگر نیز</translation>
    </message>
    <message>
        <source>Show in the browser</source>
        <translation>نمایش در مرورگر</translation>
    </message>
    <message>
        <source>What the views show can be watched in any browser at this address, also on phones. Who watches can command nothing.</source>
        <translation>آنچه نماها نشان می‌دهند در این نشانی با هر مرورگری، حتی در تلفن، دیدنی است. بینندگان نمی‌توانند هیچ فرمانی بدهند.</translation>
    </message>
    <message>
        <source>Address of the page</source>
        <translation>نشانی صفحه</translation>
    </message>
    <message>
        <source>Copy the address to the clipboard</source>
        <translation>رونوشت نشانی در بریده‌دان</translation>
    </message>
    <message>
        <source>Open the page in the browser of this computer</source>
        <translation>باز کردن صفحه در مرورگر این رایانه</translation>
    </message>
    <message>
        <source>TCP port of the page; the next free one is taken if another program has it</source>
        <translation>درگاه TCP صفحه؛ اگر در دست برنامهٔ دیگری باشد، درگاه آزاد بعدی</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>درگاه</translation>
    </message>
    <message>
        <source>Everyone in your network can watch then; otherwise only this computer can</source>
        <translation>آنگاه همه در شبکهٔ شما می‌توانند تماشا کنند؛ وگرنه تنها این رایانه</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>نشانی</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>درگاه</translation>
    </message>
    <message>
        <source>Viewers</source>
        <translation>بینندگان</translation>
    </message>
    <message>
        <source>&amp;Stop showing</source>
        <translation>پایان نمایش</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Another program has port %1: %2 is used instead.</source>
        <translation>درگاه %1 در دست برنامهٔ دیگری است: به جای آن %2 به کار می‌رود.</translation>
    </message>
    <message>
        <source>Nobody is watching yet</source>
        <translation>هنوز کسی تماشا نمی‌کند</translation>
    </message>
    <message numerus="yes">
        <source>%n viewer(s)</source>
        <translation>
            <numerusform>%n بیننده</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WebPart</name>
    <message>
        <source>Show in the &amp;browser…</source>
        <translation>نمایش در مرورگر…</translation>
    </message>
    <message>
        <source>Let others watch in a browser what the views show</source>
        <translation>دیگران بتوانند آنچه را نماها نشان می‌دهند در مرورگر تماشا کنند</translation>
    </message>
    <message>
        <source>The views are shown in browsers: address, and switching it off</source>
        <translation>نماها در مرورگرها نمایش داده می‌شوند: نشانی و خاموش کردن</translation>
    </message>
    <message>
        <source>Shown in the browser</source>
        <translation>در حال نمایش در مرورگر</translation>
    </message>
    <message>
        <source>browser: not possible</source>
        <translation>مرورگر: ممکن نیست</translation>
    </message>
    <message numerus="yes">
        <source>browser: %n viewer(s)</source>
        <translation>
            <numerusform>مرورگر: %n بیننده</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sparkwright::WindowPlaces</name>
    <message>
        <source>&amp;File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>شبیه‌سازی</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>مسابقه</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>نما</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>راهنما</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>نوار ابزار</translation>
    </message>
    <message>
        <source>&amp;Panel</source>
        <translation>پنل</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>پنل‌ها</translation>
    </message>
</context>
<context>
    <name>sparkwright::WorldPoseBar</name>
    <message>
        <source>In the world</source>
        <translation>در جهان</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>چرخش</translation>
    </message>
    <message>
        <source>Position in the world, whatever the node&apos;s parent is</source>
        <translation>موقعیت در جهان، مستقل از والد گره</translation>
    </message>
    <message>
        <source>Orientation in the world: degrees about x, y and z</source>
        <translation>جهت در جهان: درجه حول x، y و z</translation>
    </message>
    <message>
        <source>Position %1 in the world</source>
        <translation>موقعیت %1 در جهان</translation>
    </message>
    <message>
        <source>Turned about %1</source>
        <translation>چرخش حول %1</translation>
    </message>
</context>
</TS>
