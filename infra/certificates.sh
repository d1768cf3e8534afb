#!/bin/sh
# Makes an authority of this deployment and certificates for its services: infra/certificates.sh infra/certs/services
# Run it again to renew: the authority stays, certificates are new and live 90 days. Then restart the services.
# EventStoreDB has its own: docs/runbooks/eventstoredb.md.
# ca.key signs certificates: keep it away from every container.
set -eu
umask 077
folder=${1:?the folder for the certificates}
mkdir -p "$folder"
cd "$folder"
key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
if [ ! -f ca.key ]; then
  key ca.key
  openssl req -x509 -new -key ca.key -sha256 -days 3650 -subj '/CN=Services of the shop' -out ca.crt \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign'
fi
for name in api worker postgres redis; do
  key "$name.key"
  openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
  printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\nbasicConstraints=CA:FALSE\n' "$name" > "$name.ext"
  openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -sha256 -days 90 -extfile "$name.ext" -out "$name.crt" 2> /dev/null
  rm "$name.csr" "$name.ext"
done
chmod 644 ./*.crt
