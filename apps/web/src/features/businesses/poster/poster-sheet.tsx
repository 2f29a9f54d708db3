import type { Poster } from '@oficio/contracts/businesses/poster'
import { Star } from 'lucide-react'
import { QrCode } from '@/components/ui/qr-code'

interface PosterSheetProps {
  name: string
  logoUrl: string | null
  poster: Poster
  siteName: string
}

const steps = ['Apuntá con la cámara de tu teléfono', 'Entrá con tu cuenta', 'Elegí cuántas estrellas']

/**
 * The poster for a business to print on A4, with any margin up to 20 mm, and its preview on the screen. All sizes are
 * relative to the sheet's width, and only the gaps shrink: a small code is not found from a table. The poster is also
 * readable in black and white.
 */
export function PosterSheet({ name, logoUrl, poster, siteName }: PosterSheetProps) {
  return (
    <div className="@container mx-auto max-w-xl break-inside-avoid print:max-w-none">
      <article
        aria-label="Cartel"
        className="on-paper flex aspect-[210/297] flex-col items-center justify-between rounded-card border gap-[2cqw] p-[6cqw] text-center [print-color-adjust:exact] print:aspect-auto print:h-[calc(100vh-1px)] print:min-h-[250mm] print:rounded-none print:border-0"
      >
        <header className="flex w-full flex-col items-center gap-[1.5cqw]">
          {logoUrl && (
            // biome-ignore lint/performance/noImgElement: the server keeps the small picture ready
            <img src={logoUrl} alt="" className="size-[14cqw] shrink-0 rounded-full border object-cover" />
          )}
          <p className="line-clamp-2 max-w-full font-display text-[4.8cqw] leading-tight font-semibold text-balance break-words">
            {name}
          </p>
        </header>
        <div className="space-y-[1.6cqw]">
          <h2 className="font-display text-[9.4cqw] leading-none font-bold text-primary">
            Dejanos tu reseña
          </h2>
          <p className="text-[4cqw] leading-snug">¿Cómo te fue? Contalo en un minuto.</p>
          <p aria-hidden className="flex justify-center gap-[1cqw] text-star">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} strokeWidth={1.5} className="size-[6.5cqw] fill-sol" />
            ))}
          </p>
        </div>
        <QrCode
          text={poster.url}
          label="Código QR que lleva a dejar una reseña"
          className="aspect-square w-[44cqw] shrink-0 rounded-[3cqw] print:min-w-[66mm] border-[0.8cqw] border-primary"
        />
        <ol className="grid w-full grid-cols-3 gap-[3cqw] text-[3cqw] leading-snug">
          {steps.map((step, at) => (
            <li key={step} className="flex flex-col items-center gap-[1.2cqw]">
              <span
                aria-hidden
                className="grid size-[6cqw] place-items-center rounded-full bg-primary font-semibold text-primary-foreground"
              >
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="w-full border-t pt-[2cqw] text-[2.7cqw] leading-snug break-words text-muted-foreground">
          También en {siteName}: {withoutProtocol(poster.pageUrl)}
        </p>
      </article>
    </div>
  )
}

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '')
