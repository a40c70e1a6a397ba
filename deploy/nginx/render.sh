#!/bin/sh
# Writes the nginx configuration of the portal: render.sh FOLDER, which becomes FOLDER/tradepost.conf with its parts
# beside it. Needs sed only. What can be said, by variables:
#   TRADEPOST_API          https://erp.example.com, the server behind /api (needed)
#   TRADEPOST_SERVER_NAME  shop.example.com            names of the portal, between spaces ("_" takes any)
#   TRADEPOST_ROOT         /srv/tradepost              where the built files are
#   TRADEPOST_LISTEN       80, or "443 ssl http2" with a certificate; "[::]:80 ipv6only=off" is IPv6, too
#   TRADEPOST_CERTIFICATE  /path/fullchain.pem         with TRADEPOST_KEY beside it
#   TRADEPOST_REDIRECT     80                          where plain HTTP is led to https (nowhere, unless said)
#   TRADEPOST_API_HOST     the Host header that the server sees: its own, or '$host' for the name that the buyer typed
#   TRADEPOST_CA           authorities that may vouch for the server
#   TRADEPOST_LOGS         /var/log/nginx
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=${1:?"usage: TRADEPOST_API=https://erp.example.com render.sh FOLDER"}
: "${TRADEPOST_API:?"name the server behind /api: TRADEPOST_API=https://erp.example.com"}"
. "$here/paths.env"

fail() { echo "render.sh: $1" >&2; exit 1; }
case $TRADEPOST_API in
  http://*) scheme=http; port=80 ;;
  https://*) scheme=https; port=443 ;;
  *) fail "TRADEPOST_API must begin with https:// or http://, not \"$TRADEPOST_API\"" ;;
esac
rest=${TRADEPOST_API#*://}
case $rest in
  *[!a-zA-Z0-9.:/_~-]* | '' | /*) fail "TRADEPOST_API must be a plain address, not \"$TRADEPOST_API\"" ;;
esac
rest=${rest%/}
rest=${rest%/api}
name=${rest%%/*}
prefix=${rest#"$name"}
case $name in *:*) address=$name ;; *) address=$name:$port ;; esac

mkdir -p "$out/options" "$out/headers"
out=$(cd "$out" && pwd)
cp "$here"/headers/*.conf "$out/headers/"
rm -f "$out/options/brotli.conf" "$out/options/tls.conf"
# Only where nginx has the module (libnginx-mod-http-brotli-static).
for module in ${NGINX_MODULES:-/usr/lib/nginx/modules}/ngx_http_brotli_static_module.so; do
  if [ -e "$module" ]; then echo 'brotli_static on;' > "$out/options/brotli.conf"; fi
done
if [ -n "${TRADEPOST_CERTIFICATE:-}" ]; then
  cat > "$out/options/tls.conf" <<TLS
ssl_certificate $TRADEPOST_CERTIFICATE;
ssl_certificate_key ${TRADEPOST_KEY:?"name the key of the certificate: TRADEPOST_KEY"};
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tradepost:10m;
ssl_session_timeout 1d;
TLS
fi

fill() { printf 's|${%s}|%s|g\n' "$1" "$(printf %s "$2" | sed 's/[|&\\]/\\&/g')"; }
{
  fill TRADEPOST_API_ADDRESS "$address"
  fill TRADEPOST_API_SCHEME "$scheme"
  fill TRADEPOST_API_PREFIX "$prefix"
  fill TRADEPOST_API_NAME "${name%%:*}"
  fill TRADEPOST_API_HOST "${TRADEPOST_API_HOST:-$name}"
  fill TRADEPOST_API_PATH "$TRADEPOST_API_PATH"
  fill TRADEPOST_BASE "$TRADEPOST_BASE"
  fill TRADEPOST_LISTEN "${TRADEPOST_LISTEN:-80}"
  fill TRADEPOST_SERVER_NAME "${TRADEPOST_SERVER_NAME:-_}"
  fill TRADEPOST_ROOT "${TRADEPOST_ROOT:-/srv/tradepost}"
  fill TRADEPOST_LOGS "${TRADEPOST_LOGS:-/var/log/nginx}"
  fill TRADEPOST_CA "${TRADEPOST_CA:-/etc/ssl/certs/ca-certificates.crt}"
  fill TRADEPOST_CONF "$out"
} > "$out/.fill"
sed -f "$out/.fill" "$here/tradepost.conf.template" > "$out/tradepost.conf"
rm -f "$out/.fill"
if [ -n "${TRADEPOST_REDIRECT:-}" ]; then
  # Names that are not ours are led to the first that is; "_" alone takes any.
  otherwise='$host'
  set -f
  {
    printf '\nmap $host $tradepost_name {\n    hostnames;\n'
    for one in ${TRADEPOST_SERVER_NAME:-}; do
      case $one in
        _) continue ;;
        [a-zA-Z0-9]*) if [ "$otherwise" = '$host' ]; then otherwise=$one; fi ;;
      esac
      printf '    %s $host;\n' "$one"
    done
    printf '    default %s;\n}\n' "$otherwise"
  } >> "$out/tradepost.conf"
  set +f
  cat >> "$out/tradepost.conf" <<REDIRECT

server {
    listen $TRADEPOST_REDIRECT;
    server_name ${TRADEPOST_SERVER_NAME:-_};
    server_tokens off;
    access_log off;
    return 301 https://\$tradepost_name\$request_uri;
}
REDIRECT
fi
echo "Written: $out/tradepost.conf"
