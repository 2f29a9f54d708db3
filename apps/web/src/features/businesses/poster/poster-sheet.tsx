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
 * The poster for a business to print on A4, within the default margins of browsers, and its preview on the screen. All
 * sizes are relative to the sheet's width. The poster is also readable in black and white.
 */
export function PosterSheet({ name, logoUrl, poster, siteName }: PosterSheetProps) {
  return (
    <div className="@container mx-auto max-w-xl break-inside-avoid print:max-w-none">
      <article
        aria-label="Cartel"
        className="on-paper flex aspect-[210/297] flex-col items-center justify-between rounded-card border p-[7cqw] text-center [print-color-adjust:exact] print:aspect-auto print:h-[250mm] print:rounded-none print:border-0"
      >
        <header className="flex w-full flex-col items-center gap-[2cqw]">
          {logoUrl && (
            // biome-ignore lint/performance/noImgElement: the server keeps the small picture ready
            <img src={logoUrl} alt="" className="size-[15cqw] rounded-full border object-cover" />
          )}
          <p className="line-clamp-2 max-w-full font-display text-[5cqw] leading-tight font-semibold text-balance break-words">
            {name}
          </p>
        </header>
        <div className="space-y-[2cqw]">
          <h2 className="font-display text-[10.5cqw] leading-none font-bold text-primary">
            Dejanos tu reseña
          </h2>
          <p className="text-[4.2cqw] leading-snug">¿Cómo te fue? Contalo en un minuto.</p>
          <p aria-hidden className="flex justify-center gap-[1cqw] text-star">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} strokeWidth={1.5} className="size-[7cqw] fill-sol" />
            ))}
          </p>
        </div>
        <QrCode
          text={poster.url}
          label="Código QR que lleva a dejar una reseña"
          className="w-[54cqw] rounded-[3cqw] border-[0.8cqw] border-primary"
        />
        <ol className="grid w-full grid-cols-3 gap-[3cqw] text-[3.1cqw] leading-snug">
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
        <p className="w-full border-t pt-[3cqw] text-[2.8cqw] leading-snug break-words text-muted-foreground">
          También en {siteName}: {withoutProtocol(poster.pageUrl)}
        </p>
      </article>
    </div>
  )
}

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '')
