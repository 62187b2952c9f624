"""Makes a certificate, so that browsers allow what they reserve for secure pages: a wake lock, installing as an app.

It is self-signed: each phone asks once whether to trust it, and people can compare the fingerprint with the one on the
host's page. It is kept between evenings, so that no phone asks again.
"""

from __future__ import annotations

import contextlib
import ipaddress
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.errors import CompanionError
from companion.web.settings import ReachingSettings

CERTIFICATE: Final = "certificate.pem"
KEY: Final = "key.pem"


@dataclass(frozen=True, slots=True)
class KeptCertificate:
    """The files of certificate and key, and the certificate's SHA-256 as browsers show it: ``AB:CD:…``."""

    certificate: Path
    key: Path
    fingerprint: str


def kept_certificate(
    folder: Path, hosts: Sequence[str], settings: ReachingSettings, now: datetime | None = None
) -> KeptCertificate:
    """Return the stored certificate; make a new one if none names these hosts or it is about to expire.

    Args:
        folder: where it is kept; made if missing, readable by this user only.
        hosts: names and addresses at which the table is reached.

    Raises:
        CompanionError: ``https.cannot_keep``.
    """
    now = now or datetime.now(UTC)
    kept = folder / CERTIFICATE, folder / KEY
    certificate = _still_good(*kept, hosts, now + timedelta(days=settings.renew_days))
    if certificate is None:
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = _made(key, hosts, now, settings)
        try:
            _keep(folder, certificate, key)
        except OSError as error:
            raise CompanionError(
                "https.cannot_keep",
                f"The certificate cannot be kept in {folder} ({error.strerror}): make that folder writable.",
                folder=str(folder),
                reason=str(error.strerror),
            ) from error
    return KeptCertificate(*kept, certificate.fingerprint(hashes.SHA256()).hex(":").upper())


def given_certificate(certificate: Path, key: Path) -> KeptCertificate:
    """Read a certificate that was issued elsewhere, which phones trust without asking.

    Raises:
        CompanionError: ``https.unusable_certificate``.
    """
    try:
        given = x509.load_pem_x509_certificate(certificate.read_bytes())
        own_key = serialization.load_pem_private_key(key.read_bytes(), None)
        fits = given.public_key() == own_key.public_key()
    except (OSError, ValueError, TypeError):
        fits = False
    if not fits:
        raise CompanionError(
            "https.unusable_certificate",
            f"{certificate} and {key} are no certificate with its key: check [reaching] in the settings.",
            certificate=str(certificate),
            key=str(key),
        )
    return KeptCertificate(certificate, key, given.fingerprint(hashes.SHA256()).hex(":").upper())


def _still_good(certificate: Path, key: Path, hosts: Sequence[str], until: datetime) -> x509.Certificate | None:
    """Return the stored certificate if it belongs to its key, is valid until then and names all hosts; else None."""
    try:
        kept = x509.load_pem_x509_certificate(certificate.read_bytes())
        own_key = serialization.load_pem_private_key(key.read_bytes(), None)
        named = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, TypeError, x509.ExtensionNotFound):
        return None
    fits = kept.public_key() == own_key.public_key() and set(map(_general_name, hosts)) <= set(named)
    return kept if fits and kept.not_valid_after_utc >= until else None


def _made(
    key: ec.EllipticCurvePrivateKey, hosts: Sequence[str], now: datetime, settings: ReachingSettings
) -> x509.Certificate:
    own_name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Raja ({settings.name}.local)")])
    return (
        x509.CertificateBuilder()
        .subject_name(own_name)
        .issuer_name(own_name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # a phone's clock may be behind
        .not_valid_after(now + timedelta(days=settings.certificate_days))
        .add_extension(x509.SubjectAlternativeName([_general_name(host) for host in hosts]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )


def _general_name(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)


def _keep(folder: Path, certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    with contextlib.suppress(FileNotFoundError):
        (folder / KEY).unlink()  # an older file may be readable by others
    with os.fdopen(os.open(folder / KEY, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret)
    (folder / CERTIFICATE).write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
