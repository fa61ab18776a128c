# The sentences of Triumvirate.

no-card = There is no card '{ $given }'; there are 0 to 8 of { $suits }.
no-seat = There is no seat '{ $given }'; there are { $known }.
