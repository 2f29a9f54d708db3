/**
 * The data that each mail needs to be rendered. The templates live with the mailer. Every address is absolute. Each
 * noun adds its mails here with `declare module`, so that the compiler demands a template for each.
 */
// biome-ignore lint/suspicious/noEmptyInterface: what is declared elsewhere can only be added to an interface.
export interface MailTemplates {}

export type MailTemplate = keyof MailTemplates

export type MailContent = { [T in MailTemplate]: { template: T; props: MailTemplates[T] } }[MailTemplate]
