import type { BusinessView } from '@oficio/contracts/businesses/view'

/** Its pictures; each leads to itself in large, which needs no script. */
export function BusinessPhotos({ business: { name, photos } }: { business: BusinessView }) {
  if (photos.length === 0) return null
  return (
    <section id="fotos" aria-labelledby="titulo-fotos" className="scroll-mt-24">
      <h2 id="titulo-fotos" className="text-2xl">
        Fotos
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 tiny:grid-cols-1 sm:grid-cols-3">
        {photos.map(({ id, photo_url: url, thumb_url: thumb, caption }, position) => (
          <li key={id} className="min-w-0">
            <a href={url} className="group block space-y-1.5">
              {/* biome-ignore lint/performance/noImgElement: the server keeps the small picture ready */}
              <img
                src={thumb}
                alt={caption || `${name}, foto ${position + 1}`}
                loading="lazy"
                className="aspect-square w-full rounded-control border bg-muted object-cover transition-opacity group-hover:opacity-85"
              />
              {caption && (
                <span aria-hidden className="block text-sm break-words text-muted-foreground">
                  {caption}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
