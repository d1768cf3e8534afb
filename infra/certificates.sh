#!/bin/sh
# Makes an authority of this deployment and certificates for its services: infra/certificates.sh infra/certs/services
# Further arguments replace the default list of services. Run it again to renew, then run infra/restart.sh: the authority
# stays, and the new certificates live 90 days. EventStoreDB has its own certificates: docs/runbooks/eventstoredb.md.
# ca.key signs certificates: keep it away from every container.
set -eu
umask 022
folder=${1:?the folder for the certificates}
shift
[ $# -gt 0 ] || set -- api worker postgres redis
mkdir -p "$folder"
cd "$folder"
key() (
  umask 077
  openssl ecparam -name prime256v1 -genkey -noout -out "$1"
)
# The accounts of the images, which alone may read their keys.
owner() {
  case $1 in
    api | worker) echo 1000 ;;
    postgres | redis) echo 999 ;;
    *) id -u ;;
  esac
}
if [ ! -f ca.key ]; then
  key ca.key
  openssl req -x509 -new -key ca.key -sha256 -days 3650 -subj '/CN=Services of the shop' -out ca.crt \
    -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' -addext 'keyUsage=critical,keyCertSign,cRLSign'
fi
for name; do
  key "$name.key"
  openssl req -new -key "$name.key" -subj "/CN=$name" -out "$name.csr"
  printf 'subjectAltName=DNS:%s,DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth,clientAuth\nbasicConstraints=CA:FALSE\n' "$name" > "$name.ext"
  openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -sha256 -days 90 -extfile "$name.ext" -out "$name.crt" 2> /dev/null
  rm "$name.csr" "$name.ext"
  if [ "$(id -u)" = 0 ]; then chown "$(owner "$name")" "$name.key"; else echo "as root: chown $(owner "$name") $folder/$name.key"; fi
done
