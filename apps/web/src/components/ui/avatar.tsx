import type { DrawingName } from '@oficio/drawings/address'
import { Mark } from '../illustrations/mark'
import { Portrait } from '../illustrations/portrait'

interface AvatarProps {
  /**
   * Chooses the drawn portrait: the id of a professional, because somebody else can take the same trade name, and the
   * name of other people. Not read out, because the name is beside every avatar.
   */
  seed: string
  src?: string | null
  /** For a shop: the drawing of its category, shown in place of a portrait. */
  mark?: DrawingName
  size?: 'sm' | 'md' | 'lg' | 'face' | 'xl'
}

const pixels = { sm: 32, md: 44, lg: 56, face: 72, xl: 112 }

/** The photo of a person or the logo of a shop. Without one, a drawn portrait or the drawing of the shop's category. */
export function Avatar({ seed, src, mark, size = 'md' }: AvatarProps) {
  return (
    <span aria-hidden className={`avatar avatar-${size}`}>
      {src ? (
        // biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway
        <img
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : mark ? (
        <Mark name={mark} className="size-[70%]" />
      ) : (
        <Portrait seed={seed} />
      )}
    </span>
  )
}
