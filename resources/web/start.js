new Player().start();
