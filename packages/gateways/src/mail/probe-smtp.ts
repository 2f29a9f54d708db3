import nodemailer from 'nodemailer'

const timeoutMs = 10_000

/** Connects to the mail server and logs in, without sending. Throws the error of the server or the network. */
export async function probeSmtp({ smtpUrl }: { smtpUrl: string }): Promise<void> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
