# The server in a container: `kontor serve` by default, `kontor worker` and every other verb by name.
# It is made from the wheel of a release in dist/ (`make dist`, or downloaded), so it needs no Node. `make image` tries it.
ARG PYTHON_IMAGE=python:3.11-slim-trixie

FROM ${PYTHON_IMAGE} AS build
WORKDIR /build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
RUN python -m venv /opt/kontor
COPY requirements/server.txt requirements/
RUN /opt/kontor/bin/pip install --require-hashes -r requirements/server.txt
COPY dist/kontor-*.whl dist/
RUN /opt/kontor/bin/pip install --no-deps dist/kontor-*.whl

FROM ${PYTHON_IMAGE}
# pg_dump and pg_restore, for `kontor backup` and `kontor restore`: of the same release as the database or a newer one.
# hadolint ignore=DL3008
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin kontor \
 && install -d -o kontor -g kontor /backups
COPY --from=build /opt/kontor /opt/kontor
ENV PATH=/opt/kontor/bin:$PATH PYTHONUNBUFFERED=1
USER kontor
WORKDIR /backups
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
CMD ["kontor", "serve", "--host", "0.0.0.0"]
