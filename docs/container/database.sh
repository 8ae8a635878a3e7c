#!/bin/sh
# Runs once, when the database is made: the role of the product, which row security holds, and its database.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$ASSAY_PASSWORD" --username "$POSTGRES_USER" <<'END'
create role assay login createrole password :'password';
create database assay owner assay template template0 encoding 'UTF8' locale 'C.UTF-8';
END
