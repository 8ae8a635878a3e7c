#!/bin/sh
# Runs Assay from this folder, with the Node beside it. Settings are those of the environment, then of the file that
# ASSAY_SETTINGS names (/etc/assay/assay.env). What sees past row security has a file of its own, which no node reads.
set -eu
here=$(dirname "$(readlink -f "$0")")
settings=${ASSAY_SETTINGS:-/etc/assay/assay.env}
command=${1:-}
[ "$#" -eq 0 ] || shift
case $command in
  serve | work | migrate) set -- "$here/server/src/main.ts" "$command" ;;
  backup | doctor)
    set -- "$here/server/src/$command.ts" "$@"
    file=$(dirname "$settings")/backup.env
    [ ! -r "$file" ] || set -- --env-file="$file" "$@"
    ;;
  admin | restore | norms | erasures | reseal) set -- "$here/server/src/$command.ts" "$@" ;;
  version) exec "$here/node/node" -p 'require(process.argv[1]).version' "$here/package.json" ;;
  *)
    echo 'Usage: assay serve | work | migrate | admin | backup | restore | doctor | norms | erasures | reseal | version' >&2
    exit 2
    ;;
esac
# Trusted is whom the machine trusts, so that an authority of one's own is named in one place.
NODE_ENV=${NODE_ENV:-production}
export NODE_ENV
[ ! -r "$settings" ] || set -- --env-file="$settings" "$@"
exec "$here/node/node" --use-system-ca --max-semi-space-size=8 "$@"
