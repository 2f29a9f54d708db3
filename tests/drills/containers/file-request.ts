import { randomInt } from 'node:crypto'

export interface FiledRequest {
  id: string
  email: string
}

export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Sends a request and reads the whole answer, whatever its status. Returns null if no complete answer came. */
export async function ask(url: string, init?: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(url, init)
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch {
    return null
  }
}

/** Files a request for a plumber in Rosario through the API, as a visitor with an address of their own. */
export async function fileRequest(origin: string): Promise<FiledRequest> {
  const { answer, id, email } = await tryToFile(origin)
  if (!id) throw new Error(`filing answered ${answer?.status}: ${answer?.body}`)
  return { id, email }
}

/** Tries to file a request. Returns the answer, and the request's id if the site acknowledged it. */
export async function tryToFile(
  origin: string,
): Promise<{ answer: Answer | null; id?: string; email: string }> {
  const digits = String(randomInt(4_000_000, 4_999_999))
  const email = `lucia.${digits}@example.com`
  const forwarded = `10.${[...digits.slice(-3)].join('.')}`
  const rubroId = await plumbing(origin)
  const answer = await ask(`${origin}/api/service-requests`, {
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
  if (answer?.status !== 201) return { answer, email }
  const { requestId }: { requestId: string } = JSON.parse(answer.body)
  return { answer, id: requestId, email }
}

const rubroIds = new Map<string, number>()

/** Returns the id of the plumbers' rubro. It is cached per origin, because later the site may be stopped. */
async function plumbing(origin: string): Promise<number> {
  const knownId = rubroIds.get(origin)
  if (knownId !== undefined) return knownId
  const answer = await fetch(`${origin}/api/rubros`)
  const { data }: { data: { id: number; slug: string }[] } = await answer.json()
  const rubro = data.find(({ slug }) => slug === 'plomeria')
  if (!rubro) throw new Error('no rubro of plumbers: is the reference data there?')
  rubroIds.set(origin, rubro.id)
  return rubro.id
}

/** Whether the site shows the public page of a request. */
export async function isShown(origin: string, id: string): Promise<boolean> {
  return (await ask(`${origin}/service-request/${id}`))?.status === 200
}
