#!/bin/sh
# Runs Assay from this folder, with the Node beside it. Settings are those of the environment, then of the file that
# ASSAY_SETTINGS names (/etc/assay/assay.env).
set -eu
here=$(dirname "$(readlink -f "$0")")
command=${1:-}
[ "$#" -eq 0 ] || shift
case $command in
  serve | work | migrate) set -- "$here/server/src/main.ts" "$command" ;;
  admin | doctor | norms | erasures | reseal) set -- "$here/server/src/$command.ts" "$@" ;;
  version) exec "$here/node/node" -p 'require(process.argv[1]).version' "$here/package.json" ;;
  *)
    echo 'Usage: assay serve | work | migrate | admin | doctor | norms | erasures | reseal | version' >&2
    exit 2
    ;;
esac
NODE_ENV=${NODE_ENV:-production}
export NODE_ENV
exec "$here/node/node" --env-file-if-exists="${ASSAY_SETTINGS:-/etc/assay/assay.env}" --max-semi-space-size=8 "$@"
