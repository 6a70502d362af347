import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { JsMinifyOptions } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type ChunkGraph, type Compiler, type Configuration, type Module } from 'webpack';
import 'webpack-dev-server';

const root = import.meta.dirname;

/** Lays a brotli and a gzip form beside every asset, so that the server compresses nothing, and prints the sizes. */
class CompressedAssets {
  apply(compiler: Compiler): void {
    // After the assets themselves, so that no compressed form looks older than its source.
    compiler.hooks.afterEmit.tapPromise('CompressedAssets', async ({ assets }) => {
      const plain = Object.keys(assets).filter((name) => /\.(?:js|css|html|json|svg)$/.test(name));
      const sizes = await Promise.all(plain.map((name) => compress(resolve(compiler.outputPath, name), name)));
      console.log(
        sizes
          .sort((a, b) => b.bytes - a.bytes)
          .map(sizeLine)
          .join('\n'),
      );
    });
  }
}

async function compress(file: string, name: string): Promise<{ name: string; bytes: number }> {
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  return { name, bytes: brotli.length };
}

const sizeLine = ({ name, bytes }: { name: string; bytes: number }) =>
  `${(bytes / 1024).toFixed(1).padStart(7)} KB brotli  ${name}`;

/**
 * Inversify writes its resolvers as source text where it is asked to, which we do not and our Content-Security-Policy
 * would refuse: those files, named after what they export, stay out.
 */
const withoutGeneratedResolvers = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\.?\/.*Jit\.js$/, (found) => {
    found.request = `data:text/javascript,export const ${basename(found.request, '.js')} = undefined;`;
  });

/** The name of a chunk is its id, so that the runtime on the sign-in page needs no table from one to the other. */
class NamedChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedChunkIds', ({ hooks }) => {
      hooks.chunkIds.tap('NamedChunkIds', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}

/** Whether a module would be in a chunk of this name anyway. */
const isPartOf =
  (name: string) =>
  (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

/** Also what the live events of a list share with records: they would wait for the form otherwise. */
const isForFirstScreen = (...of: Parameters<ReturnType<typeof isPartOf>>): boolean =>
  isPartOf('desk')(...of) || (isPartOf('live')(...of) && isPartOf('record')(...of));

/** Icons travel with the screen that shows them: as a shared chunk, a few hundred bytes would cost a request. */
const isIcon = /[\\/]node_modules[\\/]@fluentui[\\/]react-icons[\\/]lib[\\/]atoms[\\/]/;

const isFluent =
  /[\\/]node_modules[\\/](?:@fluentui[\\/](?!react-icons[\\/]lib[\\/]atoms[\\/])|@floating-ui|tabster|keyborg)/;

/**
 * The first screens run as soon as they are there: the browser compiles them in one go, beside the wait for an answer.
 */
const eagerFirst = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^first\./,
  // After the minimizer, which drops comments, and before the source maps.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

interface Environment {
  /** The console on its memory adapters, for tests and trying out: neither minified, precompiled nor compressed. */
  readonly fake?: boolean;
  readonly WEBPACK_SERVE?: boolean;
}

export default ({ fake = false, WEBPACK_SERVE: serving = false }: Environment): Configuration => ({
  name: fake ? 'fake' : serving ? 'development' : 'production',
  mode: serving ? 'development' : 'production',
  entry: {
    main: fake ? './src/main.fake.tsx' : './src/main.tsx',
    // Asked for by the page itself, where it showed a list before.
    snapshot: './src/adapters/browser/shared/show-snapshot.ts',
  },
  output: {
    path: resolve(root, fake ? 'dist-fake' : 'dist'),
    filename: serving ? '[name].js' : '[name].[contenthash:6].js',
    publicPath: '/',
    clean: true,
    // The page's time of writing tells whether the build is as new as the source.
    compareBeforeEmit: false,
    // Griffel, React and the code of the console itself ask for no older browser than this. A package in the old form
    // of modules is one function: as an arrow it would be read twice, beside the main thread and then on it; see
    // `wrap_func_args`.
    environment: {
      arrowFunction: false,
      const: true,
      destructuring: true,
      optionalChaining: true,
      templateLiteral: true,
    },
  },
  // rxjs keeps its modern build behind this condition; the other one brings helpers of its own.
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    conditionNames: ['es2015', '...'],
    alias: {
      // What this package makes up for in older Reacts, ours has itself.
      'use-sync-external-store/shim$': 'react',
      'use-sync-external-store/shim/index.js$': 'react',
      // Its old form keeps all of `tslib`, which rxjs needs four functions of, in the way of the first list.
      'echarts-for-react/lib/core$': 'echarts-for-react/esm/core',
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: resolve(root, 'src'),
        use: [
          // Compiles styles at build time: 7 KB less script, and none of it runs before the first paint.
          ...(serving || fake
            ? []
            : [
                {
                  loader: '@griffel/webpack-loader',
                  options: { babelOptions: { presets: ['@babel/preset-typescript'] } },
                },
              ]),
          {
            loader: 'swc-loader',
            options: { jsc: { transform: { react: { refresh: serving, development: serving } } } },
          },
        ],
      },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './src/index.html', inject: false, chunks: ['main'], early: !fake }),
    ...(serving ? [new ReactRefreshPlugin()] : [new NamedChunkIds()]),
    ...(serving || fake ? [] : [withoutGeneratedResolvers(), eagerFirst, new CompressedAssets()]),
  ],
  optimization: {
    minimize: !serving && !fake,
    mangleExports: !serving && 'size',
    minimizer: [
      new MinimizerPlugin<JsMinifyOptions>({
        test: /\.js$/,
        minify: [
          {
            implementation: MinimizerPlugin.swcMinify,
            options: { ecma: 2020, compress: { ecma: 2020, passes: 3, pure_getters: true }, mangle: true },
          },
          {
            // The chunk with packages in the old form of modules.
            filter: (name: string) => name.startsWith('main.'),
            implementation: MinimizerPlugin.terserMinify,
            options: { ecma: 2020, compress: false, mangle: false, format: { wrap_func_args: true } },
          },
        ],
      }),
      // The page and the script within it.
      '...',
    ],
    splitChunks: {
      chunks: (chunk) => !chunk.canBeInitial(),
      cacheGroups: {
        defaultVendors: false,
        default: {
          minChunks: 2,
          // Smaller ones are copied: each chunk has a line on the sign-in page.
          minSize: 50_000,
          priority: -20,
          reuseExistingChunk: true,
          test: (module: Module) => !isIcon.test(module.nameForCondition() ?? ''),
        },
        // What a signed-in person needs first is one chunk, and whoever comes later finds it there: no copy of its own.
        desk: { name: 'first', test: isForFirstScreen, minChunks: 1, enforce: true, priority: 1 },
        record: { name: 'form', test: isPartOf('record'), minChunks: 1, enforce: true },
        // Fluent's composite widgets and what they are made of, fetched at rest behind the first list.
        widgets: { name: 'fluent', test: isFluent, minChunks: 1, enforce: true, priority: 0.5 },
      },
    },
  },
  devtool: serving ? 'eval-cheap-module-source-map' : fake ? false : 'hidden-source-map',
  // With mangled exports, cached code calls a renamed export by its old name.
  cache: serving && {
    type: 'filesystem',
    buildDependencies: { config: [resolve(root, 'webpack.config.ts'), resolve(root, '.swcrc')] },
  },
  performance: false,
  stats: serving ? 'minimal' : 'errors-warnings',
  devServer: {
    port: Number(process.env['DEV_PORT'] ?? 8081),
    // The address of a file ends with its extension.
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api', '/media'], target: process.env['API_URL'] ?? 'http://localhost:8080' }],
    client: { overlay: { warnings: false } },
  },
});
