# One image for web, worker and migrate, which differ by their command:
#   web      node --enable-source-maps apps/web/dist/main.mjs (unless told otherwise)
#   worker   node --enable-source-maps apps/worker/dist/main.mjs
#   migrate  node --enable-source-maps prisma/dist/migrate.mjs
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
# First only what decides about packages, so that changed sources do not install anew.
COPY package.json package-lock.json .npmrc ./
COPY apps/launcher/package.json apps/launcher/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY apps/worker/package.json apps/worker/
COPY packages/context/package.json packages/context/
COPY packages/contracts/package.json packages/contracts/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/gateways/package.json packages/gateways/
COPY prisma/package.json prisma/
COPY tests/package.json tests/
RUN npm ci
COPY . .
RUN npx turbo run build --filter=@oficio/web --filter=@oficio/worker --filter=@oficio/prisma
# What is in the image is said there, and checked.
RUN node scripts/image.mjs /image

FROM ${NODE_IMAGE}
WORKDIR /app
# Docker sets HOSTNAME to the container's name; web would listen on that address alone.
# By default glibc and V8 keep some 100 MB of freed memory for each process.
ENV NODE_ENV=production OFICIO_MODE=production FILES_DIR=/data/files \
  NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=8
# Photos on disk are shared by web and worker; with S3_BUCKET the folder stays empty.
RUN mkdir -p /data/files && chown node:node /data/files
VOLUME /data/files
COPY --from=build /image ./
# Its files are root's, so what runs cannot change them.
USER node
EXPOSE 3000
# Of web; the worker is checked with `healthy.mjs worker`, and what runs to its end with nothing.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=5 CMD ["node", "prisma/dist/healthy.mjs", "web"]
CMD ["node", "--enable-source-maps", "apps/web/dist/main.mjs"]
