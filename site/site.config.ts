export default {
  key: 'roomwright',
  slug: 'roomwright',
  title: 'Roomwright',
  url: 'https://roomwright.example',
  languages: ['en', 'tr', 'ru', 'ko'],
  contact: 'mailto:desk@roomwright.example',
  social: {
    video: 'https://video.example/roomwright',
    network: 'https://network.example/roomwright',
    photo: 'https://photo.example/roomwright',
  },
  buckets: { prefix: 'sites-' },
  thirdParty: { scripts: [], proxyHosts: [] },
  pageSize: 16,
  defaultCategory: 'modernFurniture',
}
