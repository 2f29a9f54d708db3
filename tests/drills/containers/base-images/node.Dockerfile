# Replaces the official image. Contains what the product's Dockerfile uses: Node, npm and the account `node`.
FROM oficio-drill/debian
COPY node /usr/local
COPY npm /usr/local/lib/node_modules/npm
COPY certificates.crt /usr/local/share/machine-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
# Reaches the package registry with the settings of the host.
ENV NODE_EXTRA_CA_CERTS=/usr/local/share/machine-certificates.crt
CMD ["node"]
