# Replaces Mailpit. Contains what the compose file and the drill use: its ports, its health check and its list of messages.
FROM node:24-bookworm-slim
COPY mailpit /mailpit
RUN chmod +x /mailpit
USER node
EXPOSE 1025 8025
CMD ["/mailpit"]
