import { randomInt } from 'node:crypto'

export interface FiledRequest {
  id: string
  email: string
}

interface Answer {
  status: number
  body: { requestId?: string }
}

/** Files a request for a plumber in Rosario through the API, as a visitor from an address of their own. */
export async function fileRequest(origin: string): Promise<FiledRequest> {
  const { status, body, email } = await tryToFile(origin)
  if (status !== 201 || !body.requestId) throw new Error(`filing answered ${status}: ${JSON.stringify(body)}`)
  return { id: body.requestId, email }
}

/** Files a request and returns the answer, whatever it is; status 0 where no answer came. */
export async function tryToFile(origin: string): Promise<Answer & { email: string }> {
  const digits = String(randomInt(4_000_000, 4_999_999))
  const email = `lucia.${digits}@example.com`
  const forwarded = `10.${[...digits.slice(-3)].join('.')}`
  try {
    const rubroId = await plumbing(origin)
    const response = await fetch(`${origin}/api/service-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({
        contactName: 'Lucía',
        contactLastName: 'Fernández',
        phone: `+549341${digits}`,
        email,
        rubroId,
        description: 'Pierde agua la canilla de la cocina y se moja el mueble.',
        serviceAddress: 'San Lorenzo 1234',
        city: 'Rosario',
        state: 'Santa Fe',
      }),
    })
    const body: Answer['body'] = await response.json().catch(() => ({}))
    return { status: response.status, body, email }
  } catch {
    return { status: 0, body: {}, email }
  }
}

const rubroIds = new Map<string, number>()

async function plumbing(origin: string): Promise<number> {
  const seen = rubroIds.get(origin)
  if (seen !== undefined) return seen
  const answer = await fetch(`${origin}/api/rubros`)
  const { data }: { data: { id: number; slug: string }[] } = await answer.json()
  const rubro = data.find(({ slug }) => slug === 'plomeria')
  if (!rubro) throw new Error('no rubro of plumbers: is the reference data there?')
  rubroIds.set(origin, rubro.id)
  return rubro.id
}

/** Says whether the public page of a request is shown. */
export async function isShown(origin: string, id: string): Promise<boolean> {
  return (await fetch(`${origin}/service-request/${id}`).catch(() => undefined))?.status === 200
}
