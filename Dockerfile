# One image for each process: docker build --target web . (or worker, or migrate).
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1 TURBO_TELEMETRY_DISABLED=1

# Only what decides about packages, so that changed sources do not install anew.
FROM base AS manifests
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

FROM manifests AS build
RUN npm ci
COPY . .
RUN npx turbo run build --filter=@oficio/web --filter=@oficio/worker --filter=@oficio/prisma

# What the bundles of worker and prisma find in node_modules at run time.
FROM manifests AS packages
RUN npm ci --omit=dev -w @oficio/worker -w @oficio/prisma

FROM base AS runtime
ENV NODE_ENV=production OFICIO_MODE=production FILES_DIR=/data/files
# Photos on disk are shared by web and worker; with S3_BUCKET the folder stays empty.
RUN mkdir -p /data/files && chown node:node /data/files
VOLUME /data/files
USER node

# Brings the database up to date and ends. Runs before every new version of web and worker.
FROM runtime AS migrate
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/prisma/dist ./prisma/dist
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/prisma/schema ./prisma/schema
# Photos of the demo, for prisma/dist/seed.mjs.
COPY --from=build /app/prisma/seed ./prisma/seed
CMD ["node", "--enable-source-maps", "prisma/dist/migrate.mjs"]

FROM runtime AS worker
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/apps/worker/dist ./apps/worker/dist
CMD ["node", "--enable-source-maps", "apps/worker/dist/main.mjs"]

FROM runtime AS web
# Docker sets HOSTNAME to the container's name; Next would listen on that address alone.
# A proxy that keeps connections for a minute must never send a request into one that is being closed.
ENV HOSTNAME=0.0.0.0 PORT=3000 KEEP_ALIVE_TIMEOUT=75000
COPY --from=build /app/apps/web/.next/standalone ./
EXPOSE 3000
CMD ["node", "apps/web/server.js"]
