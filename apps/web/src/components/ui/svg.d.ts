declare module '*.svg' {
  /** The image of the build, or the address alone in tools that have no images. */
  const image: { src: string } | string
  export default image
}
