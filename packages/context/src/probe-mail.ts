import { probeSmtp } from '@oficio/gateways/mail/probe-smtp'
import type { Config } from './config'

/** Whether the configured mail server takes connections and the login; throws what is in the way. Nothing is sent. */
export const probeMail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<void> => probeSmtp({ smtpUrl })
