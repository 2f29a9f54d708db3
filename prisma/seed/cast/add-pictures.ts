import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { photoFileKey, photoOwnerKeys } from '@oficio/domain/photos/photo-keys'
import type { DrawingName } from '@oficio/drawings/draw'
import { businessDrawing, rubroDrawing } from '@oficio/drawings/icons'

const views = ['day', 'detail', 'night'] as const
type View = (typeof views)[number] | 'logo'

const workCaptions: Record<(typeof views)[number], string> = {
  day: 'El trabajo, terminado',
  detail: 'Un detalle de cerca',
  night: 'Una urgencia de noche',
}
const shopCaptions: Record<(typeof views)[number], string> = {
  day: 'Así nos ves de día',
  detail: 'De cerca',
  night: 'De noche también estamos',
}

/** Shows pictures of their work at every second professional, and a logo and pictures at every business. */
export async function addPictures(ctx: Ctx, seedDir: string): Promise<void> {
  const add = pictureAdder(ctx, resolve(seedDir, 'pictures/files'))
  await addWork(ctx, add)
  await addShops(ctx, add)
}

type AddPicture = (
  name: DrawingName,
  view: View,
  owner: { userId: string | null; state: 'portfolio' | 'logo' | 'business' },
) => Promise<string>

/**
 * Returns a function that adds one picture and returns its id. A picture that several people show is processed once,
 * because processing is the slowest part of the seed.
 */
function pictureAdder(ctx: Ctx, folder: string): AddPicture {
  const images = new Map<string, ReturnType<Ctx['images']['process']>>()
  const imageOf = (file: string) => {
    const image =
      images.get(file) ?? readFile(resolve(folder, file)).then((bytes) => ctx.images.process(bytes))
    images.set(file, image)
    return image
  }
  return async (name, view, { userId, state }) => {
    const { full, thumb, type, width, height } = await imageOf(`${name}-${view}.webp`)
    const id = ctx.ids.next()
    const [ownerKey = 'demo'] = userId ? photoOwnerKeys(account(userId, 'user')) : []
    await ctx.db.photo.create({
      data: {
        id,
        state,
        ownerKey,
        width,
        height,
        bytes: full.length + thumb.length,
        sha256: createHash('sha256').update(full).digest('hex'),
        createdAt: ctx.clock.now(),
      },
    })
    await ctx.files.put(photoFileKey(id, 'full'), full, type)
    await ctx.files.put(photoFileKey(id, 'thumb'), thumb, type)
    return id
  }
}

async function addWork(ctx: Ctx, add: AddPicture): Promise<void> {
  const professionals = await ctx.db.professional.findMany({
    where: { status: 'approved' },
    orderBy: { createdAt: 'asc' },
    select: { id: true, userId: true, rubros: { select: { rubro: { select: { icon: true } } } } },
  })
  for (const [index, { id: professionalId, userId, rubros }] of professionals.entries()) {
    // Half of them show nothing, as in reality.
    if (index % 2 === 1) continue
    const names = new Set(rubros.map(({ rubro }) => rubroDrawing(rubro.icon)))
    const pictures = [...names].flatMap((name) => views.map((view) => ({ name, view }))).slice(0, 6)
    for (const [position, { name, view }] of pictures.entries()) {
      const photoId = await add(name, view, { userId, state: 'portfolio' })
      await ctx.db.portfolioPhoto.create({
        data: { photoId, professionalId, position, caption: workCaptions[view] },
      })
    }
  }
}

async function addShops(ctx: Ctx, add: AddPicture): Promise<void> {
  const businesses = await ctx.db.business.findMany({
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      userId: true,
      categoryLinks: {
        select: { category: { select: { slug: true } } },
        orderBy: { category: { position: 'asc' } },
      },
    },
  })
  for (const { id: businessId, userId, categoryLinks } of businesses) {
    const name = businessDrawing(categoryLinks.map(({ category }) => category))
    const logoPhotoId = await add(name, 'logo', { userId, state: 'logo' })
    await ctx.db.business.update({ where: { id: businessId }, data: { logoPhotoId } })
    for (const [position, view] of views.entries()) {
      const photoId = await add(name, view, { userId, state: 'business' })
      await ctx.db.businessPhoto.create({
        data: { photoId, businessId, position, caption: shopCaptions[view] },
      })
    }
  }
}
