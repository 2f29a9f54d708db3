/** Domains shared by strangers, and the domain of the demo's accounts. */
const sharedDomains = new Set(
  `aol.com arnet.com.ar ciudad.com.ar example.com fibertel.com.ar fullzero.com.ar gmail.com gmx.com googlemail.com hotmail.com
  hotmail.com.ar hotmail.es icloud.com live.com live.com.ar mac.com mail.com me.com msn.com outlook.com
  outlook.com.ar outlook.es proton.me protonmail.com speedy.com.ar telecentro.com.ar tutanota.com uolsinectis.com.ar
  yahoo.com yahoo.com.ar yahoo.es ymail.com zoho.com`.split(/\s+/),
)
/** These providers ignore dots: they deliver 'j.uan+x@' to 'juan@'. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox of an address in its canonical form: without label, and without dots where the provider ignores
 * them.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = local.split('+')[0] ?? local
  return dotless.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`
}

/**
 * Returns whether two addresses may belong to one person: the same mailbox, or the same domain unless strangers share
 * it.
 */
export function mayShareMailbox(email: string, other: string): boolean {
  const [first, second] = [mailboxOf(email), mailboxOf(other)]
  if (first === '@' || second === '@') return false
  const [domain, otherDomain] = [domainOf(first), domainOf(second)]
  return first === second || (domain === otherDomain && !sharedDomains.has(domain))
}

const domainOf = (mailbox: string): string => mailbox.slice(mailbox.indexOf('@') + 1)
