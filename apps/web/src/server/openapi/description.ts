import type { Access, Role } from '@oficio/contracts/access'
import type { Endpoint, FileField, HarmlessRepeat } from '@oficio/contracts/endpoint'
import { type Allowance, rateLimits } from '../limits/rate-limits'

/** Returns the summary of a call in one sentence, and the rest of its description. */
export function describeCall(endpoint: Endpoint): { summary: string; description: string } {
  // Splits after the first sentence, which ends with a full stop before a capital: 'Files a service request. JSON with
  // photo ids, …'.
  const [summary = '', ...more] = endpoint.summary.split(/(?<=\.) (?=[A-Z])/)
  const paragraphs = [
    more.join(' '),
    whoMayCall(endpoint),
    Object.entries(endpoint.files ?? {})
      .map(describeFiles)
      .join(' '),
    howOften(endpoint),
    endpoint.createsNothing && harmlessRepeats[endpoint.createsNothing],
  ]
  return { summary, description: paragraphs.filter(Boolean).join('\n\n') }
}

const harmlessRepeats: Record<HarmlessRepeat, string> = {
  reads: 'It only reads, so it may be repeated freely.',
  state: 'It sets a state; a repeat finds that state and changes nothing.',
  counts: 'A visitor counts once, however often the call is repeated.',
  session: 'It takes no idempotency key, because its answer is a secret; a repeat opens another session.',
  secret:
    'It takes no idempotency key, because its answer is a secret that is shown once and never stored; a repeat makes another one or is refused.',
  proof: 'It takes no idempotency key: a proof works once, so a repeat is refused.',
  upload:
    'It takes no idempotency key: a repeat stores the file again, and a file that nothing uses is deleted.',
  provider: 'The sender numbers its messages; a message that came before changes nothing.',
}

const roleNames: Record<Role, string> = {
  admin: 'an admin',
  professional: 'a professional',
  user: 'a client',
}

function whoMayCall({ access, needsDevice, opensSession }: Endpoint): string {
  const device =
    needsDevice &&
    'Without a session the answer sets a device cookie: send it back, and what was stored is known as yours.'
  const token = opensSession && 'A token that is over does no harm here.'
  return [describeAccess(access), device, token].filter(Boolean).join(' ')
}

function describeAccess(access: Access): string {
  if (access === 'anyone') return 'Open to anyone.'
  if (access === 'account') return 'Needs a session.'
  return `Needs the session of ${access.map((role) => roleNames[role]).join(' or ')}.`
}

const describeFiles = ([field, { max, maxBytesEach }]: [string, FileField]): string =>
  `As multipart, \`${field}\` holds up to ${max === 1 ? 'one file' : `${max} files`} of ${maxBytesEach / 1024 ** 2} MB${max === 1 ? '' : ' each'}.`

function howOften({ limit, checksPassword }: Endpoint): string {
  const { own, address } = rateLimits[limit]
  const calls = `Limit \`${limit}\`: ${describeAllowance(own)} for each account or browser, ${describeAllowance(address)} for everybody without a session behind one address.`
  return checksPassword ? `${calls} Wrong passwords are counted apart, and delayed.` : calls
}

const spans: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' }

const describeAllowance = ({ points, seconds }: Allowance): string =>
  `${points} calls ${spans[seconds] ?? `in ${seconds / 60} minutes`}`
