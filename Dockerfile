# The server in a container: `kontor serve` by default, `kontor worker` and every other verb by name.
FROM node:22-trixie-slim AS web
WORKDIR /build
COPY web web
WORKDIR /build/web
RUN npm ci && npx vite build

FROM python:3.11-slim-trixie AS build
WORKDIR /build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/kontor
COPY requirements/build.txt requirements/server.txt requirements/
RUN pip install --require-hashes -r requirements/build.txt \
 && /opt/kontor/bin/pip install --require-hashes -r requirements/server.txt
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY dev/require_client.py dev/
COPY src src
COPY --from=web /build/src/kontor/web src/kontor/web
RUN pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
 && /opt/kontor/bin/pip install --no-deps dist/*.whl

FROM python:3.11-slim-trixie
# pg_dump and pg_restore, for `kontor backup` and `kontor restore`: of the same release as the database or a newer one.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --user-group --no-create-home kontor \
 && install -d -o kontor -g kontor /backups
COPY --from=build /opt/kontor /opt/kontor
ENV PATH=/opt/kontor/bin:$PATH PYTHONUNBUFFERED=1
USER kontor
WORKDIR /backups
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
CMD ["kontor", "serve", "--host", "0.0.0.0"]
