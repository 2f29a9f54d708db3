import { Images } from 'lucide-react'

interface PhotoThumbProps {
  url: string
  photoCount: number
}

/** The first photo and the number of photos. */
export function PhotoThumb({ url, photoCount }: PhotoThumbProps) {
  return (
    <span className="relative size-20 shrink-0 overflow-hidden rounded-control bg-muted md:size-28">
      {/* biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway */}
      <img src={url} alt="" width={112} height={112} loading="lazy" className="size-full object-cover" />
      <span className="absolute right-1 bottom-1 flex items-center gap-1 rounded-full bg-scrim/85 px-2 py-0.5 text-xs font-semibold text-scrim-foreground tabular-nums">
        <Images aria-hidden className="size-3.5" />
        {photoCount}
        <span className="sr-only">{photoCount === 1 ? 'foto' : 'fotos'}</span>
      </span>
    </span>
  )
}
