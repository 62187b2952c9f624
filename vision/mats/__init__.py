"""What lies flat on a mat, or covers it: tiles, shields, the market, hands, paper."""
