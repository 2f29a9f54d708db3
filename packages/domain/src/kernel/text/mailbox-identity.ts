/** Providers whose addresses say nothing of who shares them, and the domain of the demo's people. */
const sharedDomains = new Set(
  `aol.com arnet.com.ar ciudad.com.ar example.com fibertel.com.ar fullzero.com.ar gmail.com gmx.com googlemail.com hotmail.com
  hotmail.com.ar hotmail.es icloud.com live.com live.com.ar mac.com mail.com me.com msn.com outlook.com
  outlook.com.ar outlook.es proton.me protonmail.com speedy.com.ar telecentro.com.ar tutanota.com uolsinectis.com.ar
  yahoo.com yahoo.com.ar yahoo.es ymail.com zoho.com`.split(/\s+/),
)
/** These deliver 'j.uan+x@' to 'juan@'. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** Returns the mailbox that an address leads to, however it is written: without label, and without dots where they say nothing. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = local.split('+')[0] ?? local
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/** Returns whether two addresses may be one person's: one mailbox, or one domain that is not shared by strangers. */
export function mayShareMailbox(one: string, other: string): boolean {
  const [first, second] = [mailboxOf(one), mailboxOf(other)]
  if (first === '@' || second === '@') return false
  const [domain, otherDomain] = [domainOf(first), domainOf(second)]
  return first === second || (domain === otherDomain && !sharedDomains.has(domain))
}

const domainOf = (mailbox: string): string => mailbox.slice(mailbox.indexOf('@') + 1)
