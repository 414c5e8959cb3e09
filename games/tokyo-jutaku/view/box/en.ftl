title = Tokyo Jutaku
about = Odd lots, odd wood: everybody builds at once until somebody calls stop.
daily = Site of the day
