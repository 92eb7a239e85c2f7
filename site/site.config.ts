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
  writing: {
    // A slip that is made on purpose tells readers something untrue about who wrote.
    rules: { rareTypos: false, grammarQuirks: false, nonNativeVoice: false },
    sources: [
      { name: 'Wikipedia', host: 'wikipedia.org', kind: 'an online encyclopedia' },
      { name: 'Encyclopædia Britannica', host: 'britannica.com', kind: 'a general encyclopedia' },
      { name: 'Reddit', host: 'reddit.com', kind: 'a discussion forum site' },
      { name: 'Facebook', host: 'facebook.com', kind: 'a social network' },
    ],
    pictures: '../art/pictures.json',
  },
  pageSize: 16,
  defaultCategory: 'modernFurniture',
}
