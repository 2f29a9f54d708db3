import { probeSmtp } from '@oficio/gateways/mail/probe-smtp'
import type { Config } from './config'

/**
 * Checks that the configured mail server accepts a connection and the login. Throws the reason if it does not. Sends
 * nothing.
 */
export const probeMail = ({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<void> => probeSmtp({ smtpUrl })
