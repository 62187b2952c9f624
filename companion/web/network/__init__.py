"""How the table is found: addresses, announcing, certificates, codes."""
