/** Creates small single-colour pictures, as contents of PNG files. */
export async function drawPictures(): Promise<readonly Uint8Array[]> {
  const { default: sharp } = await import('sharp')
  const colours = ['#a0522d', '#2d6ea0', '#6ea02d']
  return Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
}
