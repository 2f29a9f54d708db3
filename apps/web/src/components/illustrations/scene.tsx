import { type DrawingName, sceneAddress } from '@oficio/drawings/address'

interface SceneProps {
  name: DrawingName
  className?: string
}

/** Loads the drawing ahead, for a view that may have no connection any more. Browsers keep the file. */
export const preloadScene = (name: DrawingName): void => void fetch(sceneAddress(name)).catch(() => undefined)

/**
 * The wide form of a drawing. In a box that is wider than 3:2 its ground continues to both sides. The box has a fixed
 * shape, so that nothing moves when the file arrives after the text.
 */
export const Scene = ({ name, className = 'aspect-3/2 w-full' }: SceneProps) => (
  <svg viewBox="0 0 360 240" strokeWidth="1.75" aria-hidden="true" className={className}>
    <use href={sceneAddress(name)} />
  </svg>
)
