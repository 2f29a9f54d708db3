import { serviceRequestForm } from '@oficio/contracts/service-requests/form'
import { type Caller, visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { nationalPhone } from '@oficio/domain/kernel/text/normalise-phone'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { createServiceRequest } from '@oficio/domain/service-requests/filing/create-service-request'
import { trackedRequestId } from '@oficio/domain/service-requests/tracking-link'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast } from '../cast/add-cast'
import { client } from '../cast/client'
import type { FindTown } from '../cast/find-town'
import { phoneIn, towns } from '../cast/towns'
import type { PhotoName } from '../photos/read-photos'
import { professionalsAreTold } from './steps'
import { milliseconds, type Scene, type Story } from './story'

interface Stage {
  ctx: Ctx & { clock: TestClock }
  cast: Cast
  photos: Map<PhotoName, Uint8Array>
  rubroIds: Map<string, number>
  findTown: FindTown
}

interface Moment {
  at: number
  play: () => Promise<unknown>
}

/**
 * Plays all stories together in chronological order, up to the current time of the clock, because stories share state
 * such as a professional's free leads. Throws if a step is in the future or breaks a rule of the product.
 */
export async function tellStories(stage: Stage, stories: readonly Story[]): Promise<void> {
  const { clock } = stage.ctx
  const now = clock.now().getTime()
  const moments = stories.flatMap((story, index) => momentsOf(stage, story, index, now))
  for (const { at, play } of moments.sort((a, b) => a.at - b.at)) {
    if (at > now) throw new Error('a story of the demo reaches into the future')
    clock.set(new Date(at))
    await play()
  }
  clock.set(new Date(now))
}

function momentsOf(stage: Stage, story: Story, index: number, now: number): Moment[] {
  const { ctx, cast } = stage
  const filedAt = now - milliseconds(story.filedAgo)
  let scene: Scene | null = null
  const file = async () => {
    scene = { ctx, cast, ...(await fileRequest(stage, story, index)) }
  }
  const steps = [{ afterMs: 20_000, play: professionalsAreTold }, ...story.steps]
  const timedSteps = steps.map(({ afterMs, play }) => ({
    at: filedAt + afterMs,
    play: async () => {
      if (!scene) throw new Error('a step comes before its request is filed')
      await play(scene).catch((cause: unknown) => {
        throw new Error(`the story «${story.text.slice(0, 40)}…» does not work out`, { cause })
      })
    },
  }))
  return [{ at: filedAt, play: file }, ...timedSteps]
}

async function fileRequest(
  { ctx, cast, photos, rubroIds, findTown }: Stage,
  story: Story,
  index: number,
): Promise<{ requestId: string; client: Caller }> {
  const isAccount = story.author === 'cliente'
  const actor = isAccount ? cast.client : visitor({ deviceHash: `demo-${index}`, ipPrefix: `demo-${index}` })
  const photoIds: string[] = []
  for (const name of story.photos ?? []) {
    const { id } = await storePhoto(ctx, actor, { bytes: photos.get(name) ?? new Uint8Array() })
    photoIds.push(id)
  }
  const place = await findTown(story.town)
  const form = serviceRequestForm.parse({
    ...contactOf(story, index),
    state: String(place.provinciaId),
    city: String(place.localidadId),
    postalCode: towns[story.town].postalCode,
    townName: story.townName,
    title: story.title,
    description: story.text,
    rubroId: rubroIds.get(story.rubro),
    expirationDays: story.expirationDays,
    photoIds,
  })
  const { requestId, trackingUrl } = await createServiceRequest(ctx, actor, form)
  const token = new URL(trackingUrl).pathname.split('/').at(-1) ?? ''
  if (trackedRequestId(token) !== requestId) throw new Error('the tracking link does not name its request')
  return { requestId, client: isAccount ? actor : { ...actor, trackingToken: token } }
}

function contactOf({ author, town }: Story, index: number) {
  const person = author === 'cliente' ? client : author
  const { firstName: contactName, lastName: contactLastName, address: serviceAddress } = person
  const phone = author === 'cliente' ? phoneIn(client.town, client.number) : phoneIn(town, 2100 + index)
  const mailbox = `${contactName}.${contactLastName}`
    .normalize('NFD')
    .replace(/[^\w.]/g, '')
    .toLowerCase()
  return {
    contactName,
    contactLastName,
    serviceAddress,
    phone: nationalPhone(phone),
    email: author === 'cliente' ? 'cliente@example.com' : `${mailbox}@example.com`,
  }
}
