"""Things that lie flat on a mat or cover it: tiles, shields, the market, hands, paper."""
