"""What tables send: read strictly, and taken into the club's log once and in order."""
