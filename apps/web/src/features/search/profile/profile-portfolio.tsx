import type { PortfolioPhoto } from '@oficio/contracts/professionals/portfolio'

/** Pictures of their work; each leads to itself in large, which needs no script. */
export function ProfilePortfolio({ photos }: { photos: readonly PortfolioPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="trabajos">
      <h2 id="trabajos" className="text-2xl">
        Fotos de sus trabajos
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 tiny:grid-cols-1 sm:grid-cols-3">
        {photos.map(({ id, thumbUrl, fullUrl, caption }, position) => (
          <li key={id} className="min-w-0">
            <a href={fullUrl} className="group block space-y-1.5">
              {/* biome-ignore lint/performance/noImgElement: the server keeps the small picture ready */}
              <img
                src={thumbUrl}
                alt={caption || `Trabajo ${position + 1}`}
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
