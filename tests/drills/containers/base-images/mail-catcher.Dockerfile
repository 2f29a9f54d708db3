# Has what the compose file and the drill need of Mailpit: its ports, its health check and the list of its messages.
FROM node:24-bookworm-slim
COPY mailpit /mailpit
RUN chmod +x /mailpit
USER node
EXPOSE 1025 8025
CMD ["/mailpit"]
