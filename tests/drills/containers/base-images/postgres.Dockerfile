# Replaces the official image. Contains what the compose file uses: its variables, its volume and its health check.
FROM oficio-drill/debian
COPY native /usr/local/postgres
COPY postgres-entrypoint.sh pg_isready /usr/local/bin/
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid postgres --create-home postgres \
  && mkdir -p /var/lib/postgresql && chown postgres:postgres /var/lib/postgresql && chmod +x /usr/local/bin/*
ENV PATH=/usr/local/postgres/bin:$PATH
VOLUME /var/lib/postgresql
USER postgres
EXPOSE 5432
ENTRYPOINT ["postgres-entrypoint.sh"]
