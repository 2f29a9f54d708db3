'use client'

import { type PortfolioPhoto, removePortfolioPhotoEndpoint } from '@oficio/contracts/professionals/portfolio'
import { Button } from '@/components/ui/button'
import { recordedReason, WordsDialog } from '@/components/ui/words-dialog'
import { callApi } from '@/lib/api/api-client'

/** The pictures of a professional's work, for an admin who may remove one with a reason. */
export function WorkPhotoDecisions({ photos }: { photos: readonly PortfolioPhoto[] }) {
  if (photos.length === 0) return <p className="text-muted-foreground">No muestra fotos de sus trabajos.</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {photos.map(({ id, caption, thumbUrl, fullUrl }, at) => (
        <li key={id} className="min-w-0 space-y-2">
          <a href={fullUrl} className="block">
            {/* biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway */}
            <img
              src={thumbUrl}
              alt={caption || `Trabajo ${at + 1}`}
              width={480}
              height={360}
              loading="lazy"
              className="aspect-4/3 w-full rounded-card object-cover"
            />
          </a>
          {caption && <p className="wrap-anywhere">{caption}</p>}
          <RemovalDialog id={id} label={`la foto ${at + 1}`} />
        </li>
      ))}
    </ul>
  )
}

const RemovalDialog = ({ id, label }: { id: string; label: string }) => (
  <WordsDialog
    trigger={
      <Button variant="ghost" className="-mx-3 px-3 text-urgent hover:bg-urgent-soft">
        Quitar<span className="sr-only"> {label}</span>
      </Button>
    }
    title={`Quitar ${label}`}
    description="Deja de verse enseguida y no se puede recuperar. Le avisamos al profesional con el motivo."
    field={recordedReason(removePortfolioPhotoEndpoint.body.shape.reason, 'Lo lee el profesional')}
    submitLabel="Quitar la foto"
    submitVariant="destructive"
    send={(reason) => callApi(removePortfolioPhotoEndpoint, { params: { id }, body: { reason } })}
    success="Foto quitada"
  />
)
