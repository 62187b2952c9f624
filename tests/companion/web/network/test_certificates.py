"""A certificate made on the spot: it names the table, is kept, and is made anew when it has to be."""

from __future__ import annotations

import stat
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509

from companion.errors import CompanionError
from companion.settings.loading import load_settings
from companion.web.network.certificates import given_certificate, kept_certificate

SETTINGS = load_settings().reaching
HOSTS = ["raja.local", "192.168.1.7", "fe80::1"]
NOW = datetime(2026, 11, 21, tzinfo=UTC)


def certificate_in(folder: Path) -> x509.Certificate:
    """What lies there."""
    return x509.load_pem_x509_certificate((folder / "certificate.pem").read_bytes())


def test_it_names_every_host_and_shows_its_fingerprint_as_browsers_do(tmp_path: Path) -> None:
    kept = kept_certificate(tmp_path / "https", HOSTS, SETTINGS, NOW)
    names = certificate_in(tmp_path / "https").extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert names.get_values_for_type(x509.DNSName) == ["raja.local"]
    assert [str(ip) for ip in names.get_values_for_type(x509.IPAddress)] == ["192.168.1.7", "fe80::1"]
    assert len(kept.fingerprint.split(":")) == 32


def test_its_key_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    kept = kept_certificate(tmp_path / "https", HOSTS, SETTINGS, NOW)
    assert stat.S_IMODE(kept.key.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.key.parent.stat().st_mode) == 0o700


def test_it_is_the_same_on_the_next_evening(tmp_path: Path) -> None:
    first = kept_certificate(tmp_path, HOSTS, SETTINGS, NOW)
    assert kept_certificate(tmp_path, HOSTS[:2], SETTINGS, NOW + timedelta(days=300)) == first


@pytest.mark.parametrize(
    ("hosts", "later"),
    [([*HOSTS, "10.0.0.5"], timedelta(0)), (HOSTS, timedelta(days=390)), (HOSTS, timedelta(days=4000))],
    ids=["another address", "soon over", "long over"],
)
def test_it_is_made_anew_for_another_address_and_before_its_end(
    tmp_path: Path, hosts: list[str], later: timedelta
) -> None:
    first = kept_certificate(tmp_path, HOSTS, SETTINGS, NOW)
    second = kept_certificate(tmp_path, hosts, SETTINGS, NOW + later)
    assert second.fingerprint != first.fingerprint
    assert certificate_in(tmp_path).not_valid_after_utc == NOW + later + timedelta(days=SETTINGS.certificate_days)


@pytest.mark.parametrize("damaged", ["certificate.pem", "key.pem"])
@pytest.mark.parametrize("content", [None, b"", b"\xff\x00 nothing of the kind"])
def test_what_was_damaged_is_made_anew(tmp_path: Path, damaged: str, content: bytes | None) -> None:
    first = kept_certificate(tmp_path, HOSTS, SETTINGS, NOW)
    if content is None:
        (tmp_path / damaged).unlink()
    else:
        (tmp_path / damaged).write_bytes(content)
    assert kept_certificate(tmp_path, HOSTS, SETTINGS, NOW).fingerprint != first.fingerprint


def test_a_place_where_it_cannot_be_kept_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "https").write_text("a file", encoding="utf-8")
    with pytest.raises(CompanionError, match="cannot be kept") as caught:
        kept_certificate(tmp_path / "https", HOSTS, replace(SETTINGS), NOW)
    assert caught.value.code == "https.cannot_keep"


def test_a_house_gives_one_that_its_phones_trust(tmp_path: Path) -> None:
    own = kept_certificate(tmp_path / "own", HOSTS, SETTINGS, NOW)
    other = kept_certificate(tmp_path / "other", HOSTS, SETTINGS, NOW)
    assert given_certificate(own.certificate, own.key) == own
    for certificate, key in ((own.certificate, other.key), (tmp_path / "none.pem", own.key), (own.key, own.key)):
        with pytest.raises(CompanionError) as refused:
            given_certificate(certificate, key)
        assert refused.value.code == "https.unusable_certificate"
