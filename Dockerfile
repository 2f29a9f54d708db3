# One image for web, worker and migrate, which differ by their command:
#   web      node --enable-source-maps apps/web/dist/main.mjs (unless told otherwise)
#   worker   node --enable-source-maps apps/worker/dist/main.mjs
#   migrate  node --enable-source-maps prisma/dist/migrate.mjs
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1
# Copies only the files that determine the packages, so that changed sources do not repeat the installation.
COPY package.json package-lock.json .npmrc ./
COPY apps/launcher/package.json apps/launcher/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY apps/worker/package.json apps/worker/
COPY packages/context/package.json packages/context/
COPY packages/contracts/package.json packages/contracts/
COPY packages/db/package.json packages/db/
COPY packages/domain/package.json packages/domain/
COPY packages/drawings/package.json packages/drawings/
COPY packages/gateways/package.json packages/gateways/
COPY prisma/package.json prisma/
COPY tests/package.json tests/
RUN npm ci
COPY . .
RUN npx turbo run build --filter=@oficio/web --filter=@oficio/worker --filter=@oficio/prisma
# Copies the needed files to /image and checks them.
RUN node scripts/image.mjs /image

FROM ${NODE_IMAGE}
WORKDIR /app
# HOSTNAME: Docker sets it to the container's name, and web would listen on that address only.
# MALLOC_ARENA_MAX and NODE_OPTIONS: by default, glibc and V8 keep about 100 MB of freed memory for each process, and the
# heap grows with the memory of the machine.
ENV NODE_ENV=production OFICIO_MODE=production FILES_DIR=/data/files \
  NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2 \
  NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512"
# The photos, which web and worker share. With S3_BUCKET the folder stays empty.
RUN mkdir -p /data/files && chown node:node /data/files
VOLUME /data/files
COPY --from=build /image ./
# The files belong to root, so that the processes cannot change them.
USER node
EXPOSE 3000
# The health check of web. The worker uses `healthy.mjs worker`, and one-off commands use none.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=5 CMD ["node", "prisma/dist/healthy.mjs", "web"]
CMD ["node", "--enable-source-maps", "apps/web/dist/main.mjs"]
