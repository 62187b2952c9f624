"""Playing cards drawn by the project itself and photographed in simulation, to train the cards' networks."""
