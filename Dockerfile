# Boreal as a container: one image for the web server (`serve`, the default) and for the worker (`worker`).
# compose.yaml runs both beside PostgreSQL and an object store; docs/operations.md says how.
#
# The version of Node is the one that package.json pins (tests/walls/containers.test.ts compares them).

FROM node:26.10.0-trixie-slim AS build
WORKDIR /boreal
COPY . .
RUN npm ci --no-audit --no-fund \
  && npm run build:web \
  && npm prune --omit=dev --no-audit --no-fund \
  # Without its page to start from nobody tries to build the web application anew in a running container.
  && rm -rf node_modules/.cache apps/web/index.html

FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production \
    BOREAL_HOST=0.0.0.0 \
    BOREAL_PORT=3000 \
    BOREAL_DATA=/data \
    BOREAL_ROOT_KEY_FILE=/keys/root.key
WORKDIR /boreal
COPY --from=build /boreal /boreal
# A volume that is empty takes over the owner of the folder it is laid on.
RUN install -d -o node -g node -m 700 /data /keys
USER node
EXPOSE 3000
VOLUME ["/data", "/keys"]
# SIGTERM ends requests and jobs first, within 30 seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "apps/cli/bin/boreal.mjs"]
CMD ["serve"]
